/* What Windows 10 has and Wine 8 lacks: icuuc.dll and a part of mscms.dll, which Qt asks for, and bcryptprimitives.dll,
   which what is written in Rust asks for. One library under all these names, for Wine only. No ICU converter ever
   opens, and there are no colour profiles: Qt then takes its own UTF converters, and draws in sRGB. */
#include <windows.h>
#include <ntsecapi.h>

#define EXPORT __declspec(dllexport)
#define NOTHING(name) EXPORT void *name(void) { return 0; }
#define REFUSED(name) EXPORT BOOL name(void) { SetLastError(ERROR_NOT_SUPPORTED); return FALSE; }

/* icuuc: the status is the last argument; 4 is U_FILE_ACCESS_ERROR, 16 U_UNSUPPORTED_ERROR */
EXPORT void *ucnv_open(const char *name, int *status) { *status = 4; return 0; }
EXPORT const char *ucnv_getName(void *from, int *status) { *status = 16; return 0; }
EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, int *status) { *status = 16; return 0; }
EXPORT void ucnv_fromUnicode(void *c, char **to, const char *end, const void **from, const void *stop, int *offsets,
                             signed char flush, int *status) { *status = 16; }
EXPORT void ucnv_toUnicode(void *c, void **to, const void *end, const char **from, const char *stop, int *offsets,
                           signed char flush, int *status) { *status = 16; }
NOTHING(ucnv_close)
NOTHING(ucnv_reset)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)

/* mscms */
NOTHING(WcsCreateIccProfile)
NOTHING(OpenColorProfileW)
NOTHING(WcsOpenColorProfileW)
EXPORT BOOL CloseColorProfile(void *profile) { return TRUE; }
REFUSED(GetColorProfileFromHandle)
REFUSED(GetStandardColorSpaceProfileW)
REFUSED(GetColorDirectoryW)
REFUSED(WcsGetDefaultColorProfile)
REFUSED(WcsGetDefaultColorProfileSize)
REFUSED(EnumColorProfilesW)

/* bcryptprimitives */
EXPORT BOOL ProcessPrng(BYTE *data, SIZE_T length) { return RtlGenRandom(data, (ULONG)length); }
