/* A stand-in for NVDA's controller client: the same functions, called in the same way, and an NVDA behind them that
   writes down what it says instead of speaking.

   The folder NVDA_STAND_IN has the file `said`, to which it adds a line for everything, and perhaps the file `does`,
   which says what goes wrong from now on, one word: `hangs` (a function never comes back), `crashes` (it writes where
   nothing is), `ends` (the process ends in it), `asleep` (it answers -1, as NVDA does in its sleep mode), `gone` (it
   answers as if NVDA had ended). */

#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <windows.h>

#define EXPORT __declspec(dllexport) error_status_t __stdcall
typedef unsigned long error_status_t;

static FILE *open_in_folder(const wchar_t *name, const wchar_t *mode)
{
    wchar_t path[MAX_PATH], folder[MAX_PATH];
    if (!GetEnvironmentVariableW(L"NVDA_STAND_IN", folder, MAX_PATH))
        return NULL;
    swprintf(path, MAX_PATH, L"%ls\\%ls", folder, name);
    return _wfopen(path, mode);
}

static error_status_t write_down(const char *what, const wchar_t *text)
{
    char said[4096] = "";
    FILE *file = open_in_folder(L"said", L"ab");
    WideCharToMultiByte(CP_UTF8, 0, text, -1, said, sizeof said - 1, NULL, NULL);
    if (file) {
        fprintf(file, "%s %s\n", what, said);
        fclose(file);
    }
    return 0;
}

/* What goes wrong: the answer, if there is one. */
static error_status_t go_wrong(void)
{
    char does[16] = "";
    FILE *file = open_in_folder(L"does", L"rb");
    if (file) {
        fscanf(file, "%15s", does);
        fclose(file);
    }
    if (!strcmp(does, "hangs"))
        Sleep(INFINITE);
    if (!strcmp(does, "crashes"))
        *(volatile int *)8 = 1;
    if (!strcmp(does, "ends"))
        TerminateProcess(GetCurrentProcess(), 1);
    if (!strcmp(does, "asleep"))
        return (error_status_t)-1;
    return strcmp(does, "gone") ? 0 : RPC_S_SERVER_UNAVAILABLE;
}

EXPORT nvdaController_testIfRunning(void)
{
    error_status_t error = go_wrong();
    return error == (error_status_t)-1 ? 0 : error; /* it runs, asleep or not */
}

EXPORT nvdaController_speakText(const wchar_t *text)
{
    error_status_t error = go_wrong();
    return error ? error : write_down("speak", text);
}

EXPORT nvdaController_cancelSpeech(void)
{
    error_status_t error = go_wrong();
    return error ? error : write_down("cancel", L"");
}

EXPORT nvdaController_brailleMessage(const wchar_t *text)
{
    error_status_t error = go_wrong();
    return error ? error : write_down("braille", text);
}
