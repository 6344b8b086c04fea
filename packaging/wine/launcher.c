/* python.exe for the toolbox: the runtime library of Python has no program with it. */
#include <windows.h>
#include <stdio.h>

typedef int (*python_main)(int, wchar_t **);

int wmain(int count, wchar_t **words)
{
    HMODULE python = LoadLibraryW(L"python313.dll");
    if (!python) {
        fprintf(stderr, "python313.dll: %lu\n", GetLastError());
        return 101;
    }
    python_main run = (python_main)(void *)GetProcAddress(python, "Py_Main");
    return run ? run(count, words) : 102;
}
