; Not tried. Makes an installer of a folder that `cmake --install` filled and `windeployqt bin\linesman.exe` completed:
;   makensis -DVERSION=0.1.0 -DTREE=install linesman.nsi
Unicode true
Name "Linesman"
OutFile "linesman-${VERSION}.exe"
InstallDir "$PROGRAMFILES64\Linesman"
RequestExecutionLevel admin
Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles
Section
  SetOutPath "$INSTDIR"
  File /r "${TREE}\*"
  CreateShortcut "$SMPROGRAMS\Linesman.lnk" "$INSTDIR\bin\linesman.exe"
  WriteRegStr HKLM "Software\Classes\.linesman" "" "Linesman.Game"
  WriteRegStr HKLM "Software\Classes\Linesman.Game" "" "Linesman game"
  WriteRegStr HKLM "Software\Classes\Linesman.Game\shell\open\command" "" '"$INSTDIR\bin\linesman.exe" "%1"'
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKLM "Software\Microsoft\Windows\CurrentVersion\Uninstall\Linesman" "DisplayName" "Linesman ${VERSION}"
  WriteRegStr HKLM "Software\Microsoft\Windows\CurrentVersion\Uninstall\Linesman" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd
Section Uninstall
  RMDir /r "$INSTDIR\bin"
  RMDir /r "$INSTDIR\lib"
  RMDir /r "$INSTDIR\share"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Linesman.lnk"
  DeleteRegKey HKLM "Software\Classes\.linesman"
  DeleteRegKey HKLM "Software\Classes\Linesman.Game"
  DeleteRegKey HKLM "Software\Microsoft\Windows\CurrentVersion\Uninstall\Linesman"
SectionEnd
