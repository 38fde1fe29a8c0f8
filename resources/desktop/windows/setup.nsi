; The installer for one person: no administrator, nothing outside that person's own folders. Several
; versions stand side by side. tools/package-windows gives VERSION, FOLDER (what is packed), OUTPUT,
; KILOBYTES, and UNINSTALLED, a file with the lines that take away what was put there and no other.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user
Name "Mentat ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Mentat ${VERSION}"
BrandingText " "
Icon "${ICON}"
UninstallIcon "${ICON}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Mentat"
VIAddVersionKey "FileDescription" "Installs Mentat ${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!include "LogicLib.nsh"
!include "MUI2.nsh"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\mentat.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Start Mentat"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!define KIND "Mentat.Event.${VERSION}"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Mentat ${VERSION}"

; Windows shows the icon and the program of a file anew.
!macro TellOfFileTypes
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; A program that runs cannot be replaced or taken away: nothing is, rather than half of it.
!macro StopWhileItRuns
  ${If} ${FileExists} "$INSTDIR\mentat.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\mentat.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "Mentat is running. Close it, then try again." /SD IDOK
      SetErrorLevel 2
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Section
  SetShellVarContext current
  !insertmacro StopWhileItRuns
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateDirectory "$SMPROGRAMS\Mentat"
  CreateShortcut "$SMPROGRAMS\Mentat\Mentat ${VERSION}.lnk" "$INSTDIR\mentat.exe"

  ; The version installed last opens event files; another one can be chosen by "Open with".
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "Mentat event"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\mentat.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\mentat.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.mentat\OpenWithProgids" "${KIND}" ""
  WriteRegStr HKCU "Software\Classes\.mentat" "" "${KIND}"

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Mentat ${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Mentat developers"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\mentat.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro TellOfFileTypes
SectionEnd

; Event files, their backups and the settings stay: they are the person's.
Section "Uninstall"
  SetShellVarContext current
  !insertmacro StopWhileItRuns
  !include "${UNINSTALLED}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Mentat\Mentat ${VERSION}.lnk"
  RMDir "$SMPROGRAMS\Mentat"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegValue HKCU "Software\Classes\.mentat\OpenWithProgids" "${KIND}"
  ReadRegStr $0 HKCU "Software\Classes\.mentat" ""
  StrCmp $0 "${KIND}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.mentat" ""
  DeleteRegKey /ifempty HKCU "Software\Classes\.mentat\OpenWithProgids"
  DeleteRegKey HKCU "${UNINSTALL}"
  !insertmacro TellOfFileTypes
SectionEnd
