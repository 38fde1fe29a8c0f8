#include "reports/wording/journal/fact_words.h"
#include "tests/gui/import_documents.h"
#include "tests/gui/looks.h"
#include "tests/gui/overlay_scenes.h"
#include "tests/gui/painted_checks.h"
#include "tests/gui/space_checks.h"
#include "tests/gui/toolkit_parts.h"
#include "tests/support/raw/document_fields.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"
#include "tests/translations/found_texts.h"
#include "tests/translations/shown_texts.h"
#include "ui/desk/book_rules.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/guide/guide_book.h"
#include "ui/look/desk_theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_translations {

namespace {

const QString& marked() {
    static const QString code = u"en_XA"_s;
    return code;
}

/// What the rules desk answers with: data, in the language of its sources.
QSet<QString> ruleTexts(OpenBook& book) {
    QSet<QString> texts;
    const RulesDesk& desk = *book.rules().desk();
    for (const RuleSource& source : desk.book().sources())
        texts.insert(source.shortName);
    for (const RuleEntry* entry : desk.search({}, {})) {
        texts += {entry->title, entry->place};
        if (entry->karama)
            texts += {entry->karama->effect, entry->karama->target, entry->karama->timing};
    }
    const Turn* turn = desk.book().turnOf(book.rules().scope().rules);
    for (const TurnPhase& phase : turn ? turn->phases : std::vector<TurnPhase>())
        texts.insert(phase.title);
    return texts;
}

/// What the guide calls its pages and their sections: data too.
QStringList guideTexts() {
    QStringList texts;
    const GuideBook guide = GuideBook::read(QStringLiteral(MENTAT_GUIDE));
    for (const GuidePage& page : guide.pages()) {
        texts.append(page.title);
        for (const GuideSection& section : page.sections)
            texts.append(section.heading);
    }
    return texts;
}

std::vector<FoundText> foundTexts() {
    return textsOfTs(QStringLiteral(MENTAT_MARKED_LANGUAGE) + u"/mentat_en_XA.ts"_s);
}

/// What is wrong with the English of a text that counts; empty: nothing.
QString faultsInEnglish(const QString& source) {
    static const QRegularExpression brackets(u"\\(s\\)|\\|"_s);
    static const QRegularExpression wrongOfOne(u"%n \\w+ (are|have|were)\\b"_s);
    static const QRegularExpression wrongOfSeveral(
        u"[^aeiou\\W]ys\\b|(ss|x|ch|sh)s\\b|\\bpersons\\b"_s);
    const QByteArray text = source.toUtf8();
    const EnglishPlurals window;
    QStringList forms;
    for (const int n : {0, 1, 2}) {
        const QString form = window.translate("", text.constData(), nullptr, n);
        const QString sentence = Language().translate("", text.constData(), nullptr, n);
        if (sentence != QString(form).replace(u"%n"_s, QString::number(n)))
            return u"“%1” in the window, “%2” in a sentence"_s.arg(form, sentence);
        if (form.contains(brackets)
            || (n == 1 ? wrongOfOne : wrongOfSeveral).match(form).hasMatch())
            return u"for %1: “%2”"_s.arg(n).arg(form);
        forms.append(form);
    }
    if (forms[0] != forms[2] || (source.contains(brackets) && forms[1] == forms[2]))
        return u"“%1” for one, “%2” for several"_s.arg(forms[1], forms[2]);
    return {};
}

void addScenes() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("zoom");
    // The large letters, which need most room, at the usual scale; of every third scene the usual
    // ones at twice the scale. In the soak all of both at both.
    const bool isDoubled = qApp->devicePixelRatio() > 1.5;
    int place = 0;
    for (const Scene& scene : scenes()) {
        // Figures that a test makes up, with words of its own; those of the pages are scenes too.
        if (scene.name.startsWith(u"figure-"_s) || (isDoubled && place++ % 3 != 0 && !isSoak()))
            continue;
        for (const int zoom : {100, 200}) {
            if (isDoubled == (zoom == 100) || isSoak())
                QTest::newRow(qPrintable(u"%1 %2"_s.arg(scene.name).arg(zoom)))
                    << scene.name << zoom;
        }
    }
}

/// The longer language, dark, in letters of this size.
void lookAt(WindowFixture& fixture, const QString& scene, int zoom) {
    Choices choices = fixture.preferences().choices();
    choices.theme = Theme::Dark;
    choices.zoom = zoom;
    fixture.preferences().setChoices(choices);
    sceneOf(scene).set(fixture);
    QTest::qWait(20);
}

Translations translations() {
    return Translations({u"/no/such/folder"_s, QStringLiteral(MENTAT_MARKED_LANGUAGE)});
}

} // namespace

/// From a text in the sources to the window in another language: by a language that is made for
/// tests alone, in which every text stands in brackets.
class TestTranslations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever stands in the sources is found by lupdate, and has its meaning in the language that
    /// is made of it: with all its forms, all its places to fill in, and longer.
    void everyTextIsFound() {
        const std::vector<FoundText> found = foundTexts();
        QSet<QString> known;
        QStringList faults;
        int counting = 0;
        for (const FoundText& text : found) {
            known.insert(text.source);
            faults += faultsOf(text);
            counting += text.counts ? 1 : 0;
        }
        qsizetype written = 0;
        for (const QString& folder : QStringLiteral(MENTAT_WORDED_FOLDERS).split(u' ')) {
            QDirIterator files(QStringLiteral(MENTAT_SOURCE_DIR) + u'/' + folder,
                               {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                const QStringList texts = textsOfSource(QString::fromUtf8(bytesOf(path)));
                written += texts.size();
                for (const QString& text : texts) {
                    if (!known.contains(text))
                        faults.append(u"%1: lupdate does not find “%2”"_s.arg(path, text));
                }
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        qInfo("%lld texts stand in the sources; lupdate finds %zu, of which %d count something",
              written, found.size(), counting);
        QVERIFY(written > 3000 && found.size() > 3000 && counting > 100);
    }

    /// In English, which has no file: by what stands in the brackets of the text, the same in the
    /// window and in sentences.
    void everyTextThatCountsHasItsForms() {
        for (const FoundText& text : foundTexts()) {
            if (text.counts)
                QVERIFY2(faultsInEnglish(text.source).isEmpty(),
                         qPrintable(faultsInEnglish(text.source)));
        }
        QCOMPARE(faultsInEnglish(u"%n player(s) (is|are) in"_s), QString());
        for (const QString& wrong : {u"%n summary(s)"_s, u"%n match(s)"_s, u"%n person(s)"_s,
                                     u"%n player(s) are in"_s, u"(s|a) (s) | %n"_s})
            QVERIFY2(!faultsInEnglish(wrong).isEmpty(), qPrintable(wrong));
    }

    void aTextWithoutItsFormsIsFound() {
        const FoundText sound{
            u"A"_s, u"%n player(s)"_s, true, {u"⟦%n plaááyeéér⟧"_s, u"⟦%n plaááyeéérsë⟧"_s}};
        QCOMPARE(faultsOf(sound), QStringList());
        const auto faulty = [&](const std::function<void(FoundText&)>& spoil) {
            FoundText text = sound;
            spoil(text);
            return faultsOf(text).size();
        };
        QVERIFY(faulty([](FoundText& text) { text.counts = false; }) > 0);
        QCOMPARE(faulty([](FoundText& text) { text.meanings.removeLast(); }), 1);
        QCOMPARE(faulty([](FoundText& text) { text.meanings[1] = u"⟦%n plaáyeér(s)ëëë⟧"_s; }), 1);
        QCOMPARE(faulty([](FoundText& text) { text.meanings[0] = u"⟦plaááyeéééééér⟧"_s; }), 1);
        QCOMPARE(faulty([](FoundText& text) { text.meanings[0] = u"⟦%n player⟧"_s; }), 1);
        QCOMPARE(
            textsOfSource(u"f(tr(\"One \"\n   \"text\"), \"none\"); g(QT_TRANSLATE_N_NOOP(\"A\", "
                          "\"%n \\\"x\\\"\")); l.translate(\"A\", \"Three\"); "
                          "say(l, Phrase(\"A\", \"Four\")); say(l, Other(\"A\", \"none\"));"_s),
            QStringList({u"One text"_s, u"%n \"x\""_s, u"Three"_s, u"Four"_s}));
    }

    void languagesAreThoseWithAFile() {
        QCOMPARE(Translations().languages(), QStringList{u"en"_s});
        QCOMPARE(translations().languages(), QStringList({u"en"_s, marked()}));
        QCOMPARE(Translations::nameOf(u"de"_s), u"Deutsch"_s);
        QCOMPARE(Translations::nameOf(u"en"_s), u"English"_s);
        QVERIFY(translations().translator(marked()));
        QVERIFY(!translations().translator(u"en"_s));
        QVERIFY(!translations().translator(u"fr"_s));
    }

    void aChoiceIsSpokenAndElseWhatTheDesktopSpeaks() {
        QTemporaryDir folder;
        for (const QString& language : {u"de"_s, u"fr"_s})
            QVERIFY(QFile::copy(QStringLiteral(MENTAT_MARKED_LANGUAGE) + u"/mentat_en_XA.qm"_s,
                                folder.filePath(u"mentat_%1.qm"_s.arg(language))));
        const Translations two({folder.path()});
        const QLocale austrian(u"de_AT"_s);
        QCOMPARE(two.spoken(u"fr"_s, austrian), u"fr"_s);
        QCOMPARE(two.spoken(u"en"_s, austrian), u"en"_s);
        QCOMPARE(two.spoken({}, austrian), u"de"_s);
        QCOMPARE(two.spoken({}, QLocale(u"pl_PL"_s)), u"en"_s);
        QCOMPARE(two.spoken({}, QLocale(u"en_GB"_s)), u"en"_s);
        QCOMPARE(two.spoken(u"pl"_s, austrian), u"en"_s); // its file is gone
    }

    void thePreferencesOfferThem() {
        AnsweringPrompts prompts;
        Choices choices;
        choices.language = marked();
        const PreferencesDialog dialog(choices, translations(), prompts);
        auto* list = dialog.findChild<QComboBox*>(u"language"_s);
        QCOMPARE(list->count(), 3); // as the desktop, English, the marked one
        QCOMPARE(dialog.choices().language, marked());
        list->setCurrentIndex(1);
        QCOMPARE(dialog.choices().language, u"en"_s);
        list->setCurrentIndex(0);
        QCOMPARE(dialog.choices().language, QString());
    }

    /// And has room, in a language that takes two fifths more than English.
    void everyTextCanBeTranslated_data() { addScenes(); }
    void everyTextCanBeTranslated() {
        QFETCH(QString, name);
        QFETCH(int, zoom);
        WindowFixture fixture(translations().translator(marked()));
        lookAt(fixture, name, zoom);
        QStringList data{fixture.scratch().path(), QFileInfo(fixture.scratch().path()).fileName(),
                         fixture.scratch().desk().scorekeeper};
        if (const OpenBook* book = fixture.window().book())
            data += writtenTexts(book->book());
        for (const QString& file : fixture.preferences().recentFiles())
            data += {file, QFileInfo(file).fileName()};
        data += {Translations::nameOf(u"en"_s)}; // a language names itself
        data += namesInLists();                  // of a list that is not imported yet
        data += pathsOfCopies();
        if (name.startsWith(u"dialog-schedule"_s))
            data += wordsOfSchedules();
        if (name.startsWith(u"room"_s))
            data += u"http"_s; // of an address
        data += wordsInGames();
        if (name == u"import-columns")
            data += wordsInForeignGames();
        if (name.startsWith(u"guide"_s) || name.startsWith(u"finder"_s))
            data += guideTexts();
        QStringList faults;
        std::vector<ShownText> texts = shownTexts(fixture.window());
        QVERIFY(texts.size() > 20); // the menus at least
        const bool showsRules
            = name == u"rules" || name.startsWith(u"rules-"_s) || name.endsWith(u"-rules"_s);
        const QSet<QString> rules = showsRules ? ruleTexts(fixture.book()) : QSet<QString>();
        for (const ShownText& shown : texts) {
            // "⟦Rule⟧: Order of a battle", as a cell is read out
            if (rules.contains(shown.text.section(u"⟧: "_s, -1)))
                continue;
            const QString words = untranslated(shown.text, data);
            if (!words.isEmpty())
                faults.append(u"%1: “%2” of “%3”"_s.arg(shown.where, words, shown.text));
        }
        faults.removeDuplicates();
        faults += roomFaults(fixture) + fadingsIn(lookedAt(fixture).grab().toImage());
        if (zoom == 200) {
            QTest::qWait(20); // rows of several lines get their height later
            faults += paintedFaults(lookedAt(fixture));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// What the journal calls the facts and the words of a document, also those that no scene
    /// shows.
    void everyFactCanBeTranslated() {
        const Language language(translations().translator(marked()), QLocale::c());
        const NameOf nobody = [](const PlayerId& player) { return player.text(); };
        QStringList faults;
        for (const raw::DocumentField& field : raw::documentFields()) {
            const QString key = field.path.section(u'/', -1);
            if (key != u"*" && !untranslated(factName(language, key), {}).isEmpty())
                faults.append(key);
            for (const QString& word : field.values) {
                // Which rules an event follows does not change.
                if (key != u"rules"
                    && !untranslated(factText(language, Json(word), nobody), {}).isEmpty())
                    faults.append(word);
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u", "_s)));
        // What somebody wrote stays as it is.
        QCOMPARE(factText(language, Json(u"needs a ramp"_s), nobody), u"needs a ramp"_s);
    }

    /// The search must find what it is for, wherever it stands.
    void aTextThatNobodyTranslatesIsFound() {
        QWidget window;
        window.setWindowTitle(u"⟦Heats⟧"_s);
        auto* label = new QLabel(u"⟦Heat⟧ 2 · Alpine"_s, &window);
        window.show();
        const QStringList data{u"Alpine"_s};
        QStringList found;
        const auto search = [&] {
            found.clear();
            for (const ShownText& shown : shownTexts(window))
                found.append(untranslated(shown.text, data));
            found.removeAll(QString());
            return found;
        };
        QCOMPARE(search(), QStringList());
        label->setText(u"⟦Heat⟧ 2 of 3 · Alpine"_s);
        QCOMPARE(search(), QStringList{u"of"_s});
        label->setText(u"⟦Heat ⟦two⟧ of⟧ 3"_s);
        label->setToolTip(u"Bare"_s);
        QCOMPARE(search(), QStringList{u"Bare"_s});
        label->setToolTip({});
        auto* choice = new QComboBox(&window);
        choice->addItems({u"⟦Light⟧"_s, u"Dark"_s});
        choice->show();
        QVERIFY(search().contains(u"Dark"_s));
    }
};

} // namespace mentat::test::tst_translations

MENTAT_TEST(tst_translations, TestTranslations, QApplication)
#include "tst_translations.moc"
