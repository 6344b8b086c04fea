; The installer of $name for Windows, for one person and without an administrator. Made by make_windows.py.
; Silent: setup.exe /S [/D=folder]. Silent removal: uninstall.exe /S, which keeps the data; /S /DATA removes it as well,
; and what the Credential Manager keeps for $name with it.

Unicode true
!ifdef FOR_64
Target amd64-unicode
!endif
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\$id"
!define LINKS "Software\Classes\$id"

Name "$name"
OutFile "$out_file"
InstallDir "$$LOCALAPPDATA\Programs\$name"
InstallDirRegKey HKCU "Software\$name" "InstallDir"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "$version_of_four"
VIAddVersionKey "ProductName" "$name"
VIAddVersionKey "ProductVersion" "$version"
VIAddVersionKey "FileVersion" "$version"
VIAddVersionKey "FileDescription" "Installs $name"
VIAddVersionKey "CompanyName" "$publisher"
VIAddVersionKey "LegalCopyright" "$licence"

!define MUI_ICON "$icon"
!define MUI_UNICON "$icon"
!define MUI_FINISHPAGE_RUN "$$INSTDIR\$id-counter.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; A file that runs cannot be opened for writing: so nothing is replaced or removed under an open counter.
!macro ENDED PREFIX
Function $${PREFIX}Ended
  $${If} $${FileExists} "$$INSTDIR\$id-counter.exe"
    $${Do}
      ClearErrors
      FileOpen $$0 "$$INSTDIR\$id-counter.exe" a
      $${IfNot} $${Errors}
        FileClose $$0
        $${ExitDo}
      $${EndIf}
      $${If} $${Silent}
        SetErrorLevel 3
        Quit
      $${EndIf}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$name is open. Finish the sale, close $name, and press Retry." IDRETRY +3
      SetErrorLevel 3
      Quit
    $${Loop}
  $${EndIf}
FunctionEnd
!macroend
!insertmacro ENDED ""
!insertmacro ENDED "un."

Section
  Call Ended
  RMDir /r "$$INSTDIR\_internal"
  SetOutPath "$$INSTDIR"
  File /r "$bundle\*"
  WriteUninstaller "$$INSTDIR\uninstall.exe"
  CreateShortcut "$$SMPROGRAMS\$name.lnk" "$$INSTDIR\$id-counter.exe"
  WriteRegStr HKCU "Software\$name" "InstallDir" "$$INSTDIR"
  ; links as docs/billing.md, Links, has them; the setting that takes them is off
  WriteRegStr HKCU "$${LINKS}" "" "URL:$name"
  WriteRegStr HKCU "$${LINKS}" "URL Protocol" ""
  WriteRegStr HKCU "$${LINKS}\DefaultIcon" "" "$$INSTDIR\$id-counter.exe"
  WriteRegStr HKCU "$${LINKS}\shell\open\command" "" '"$$INSTDIR\$id-counter.exe" "%1"'
  WriteRegStr HKCU "$${KEY}" "DisplayName" "$name"
  WriteRegStr HKCU "$${KEY}" "DisplayVersion" "$version"
  WriteRegStr HKCU "$${KEY}" "Publisher" "$publisher"
  WriteRegStr HKCU "$${KEY}" "DisplayIcon" "$$INSTDIR\$id-counter.exe"
  WriteRegStr HKCU "$${KEY}" "UninstallString" '"$$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "$${KEY}" "QuietUninstallString" '"$$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "$${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "$${KEY}" "NoRepair" 1
  $${GetSize} "$$INSTDIR" "/S=0K" $$0 $$1 $$2
  WriteRegDWORD HKCU "$${KEY}" "EstimatedSize" $$0
SectionEnd

Section "Uninstall"
  Call un.Ended
  StrCpy $$1 "no"
  $${If} $${Silent}
    $${GetParameters} $$0
    ClearErrors
    $${GetOptions} $$0 "/DATA" $$2
    $${IfNot} $${Errors}
      StrCpy $$1 "yes"
    $${EndIf}
  $${Else}
    MessageBox MB_YESNO|MB_DEFBUTTON2|MB_ICONQUESTION "Remove the sales, settings, keys and logs that $name keeps on this PC as well? This cannot be undone." IDNO +2
    StrCpy $$1 "yes"
  $${EndIf}
  $${If} $$1 == "yes"
    RMDir /r "$$LOCALAPPDATA\$name"
    ; the program knows its keys, and lets go of none as long as that folder is there
    StrCpy $$0 "1"
    ExecWait '"$$INSTDIR\$id-counter.exe" forget-keys' $$0
    $${If} $$0 != "0"
      SetErrorLevel 4
      MessageBox MB_OK|MB_ICONEXCLAMATION "Something of what $name keeps could not be removed. Look into $$LOCALAPPDATA\$name, and for '$name' in the Credential Manager." /SD IDOK
    $${EndIf}
  $${EndIf}
  ; only what was installed: somebody may have chosen a folder that holds other things too
$remove_files
  Delete "$$INSTDIR\uninstall.exe"
  RMDir /r "$$INSTDIR\_internal"
  RMDir "$$INSTDIR"
  Delete "$$SMPROGRAMS\$name.lnk"
  DeleteRegKey HKCU "$${KEY}"
  DeleteRegKey HKCU "Software\$name"
  DeleteRegKey HKCU "$${LINKS}"
SectionEnd
