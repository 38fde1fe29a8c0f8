# Languages: the texts that lupdate finds in the sources, translated in a .ts, become a .qm.

# Includes are relative to the root: without -I, lupdate does not know the classes' namespace, and
# translations would not be found. Scripts of the phones' pages have no texts. A Phrase marks texts
# like QT_TRANSLATE_NOOP (reports/wording/language/phrase.h).
set(MENTAT_LUPDATE Qt6::lupdate -silent "-I${PROJECT_SOURCE_DIR}" -extensions cpp,h -no-obsolete
  -locations none -source-language en
  -tr-function-alias "QT_TRANSLATE_NOOP+=Phrase,QT_TRANSLATE_N_NOOP+=CountedPhrase")

# mentat_translation(TS FOLDER): FOLDER/NAME.qm from TS, a file or another command's output. Sets
# NAME_qm in the caller.
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
