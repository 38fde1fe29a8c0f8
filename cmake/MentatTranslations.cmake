# Languages: what lupdate finds in the sources, translated in a .ts, becomes a .qm.

# Headers are named from the root: without -I, lupdate does not know the classes' namespace, and what
# it finds would be looked for in vain. Scripts of the room's pages have no words of their own. A
# Phrase is what QT_TRANSLATE_NOOP would mark (reports/wording/language/phrase.h).
set(MENTAT_LUPDATE Qt6::lupdate -silent "-I${PROJECT_SOURCE_DIR}" -extensions cpp,h -no-obsolete
  -locations none -source-language en
  -tr-function-alias "QT_TRANSLATE_NOOP+=Phrase,QT_TRANSLATE_N_NOOP+=CountedPhrase")

# mentat_translation(TS FOLDER): FOLDER/NAME.qm, of TS, which is a file or what another command
# makes. Sets NAME_qm in the caller.
function(mentat_translation ts folder)
  cmake_path(GET ts STEM name)
  set(qm "${folder}/${name}.qm")
  file(MAKE_DIRECTORY "${folder}")
  add_custom_command(OUTPUT "${qm}"
    COMMAND Qt6::lrelease -silent "${ts}" -qm "${qm}"
    DEPENDS "${ts}"
    COMMENT "Compiling the language ${name}"
    VERBATIM)
  set(${name}_qm "${qm}" PARENT_SCOPE)
endfunction()
