#include "app/publish/web_pages.h"
#include "model/document/rules/rules_document.h"
#include "reports/report.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"
#include "tests/translations/marked_texts.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocumentFragment>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_report_translations {

namespace {

/// What the papers of the rules desk are made of: data, as the rules desk has it.
QStringList textsOfRules() {
    const RuleBook rules = builtInRules().value_or(RuleBook());
    QStringList texts;
    for (const RuleEntry& entry : rules.entries()) {
        texts.append(entry.text);
        texts += QStringList(entry.steps.begin(), entry.steps.end());
        if (!entry.karama)
            continue;
        QString title = QString(entry.title).remove(u"Karama: "_s);
        title.front() = title.front().toUpper();
        texts += {title, entry.karama->timing};
    }
    const RulesCard* card = rules.cardOf(u"wbc-dune"_s);
    for (const auto& side : {card->front, card->back}) {
        for (const CardPart& part : side)
            texts.append(part.title);
    }
    return texts;
}

/// Every text of a document, one by one.
class DocumentTexts {
public:
    QStringList texts;

    void operator()(const Heading& heading) { texts.append(heading.text); }
    void operator()(const Paragraph& paragraph) { texts.append(paragraph.text); }
    void operator()(const BulletList& list) { texts.append(list.items); }
    void operator()(const FactList& list) { add(list.facts); }
    void operator()(const ReportTable& table) {
        texts.append(table.name);
        for (const ReportColumn& column : table.columns)
            texts.append(column.title);
        for (const ReportRow& row : table.rows) {
            texts.append(row.remark);
            for (const ReportCell& cell : row.cells) {
                if (!cell.isBox)
                    texts.append(cell.text);
            }
        }
    }
    void operator()(const Poster& poster) {
        for (const PosterGroup& group : poster.groups) {
            texts.append(group.heading);
            add(group.lines);
        }
    }
    void operator()(const PageBreak&) {}
    void operator()(const KeyFigures& key) {
        for (const KeyFigure& figure : key.figures)
            texts.append({figure.value, figure.label, figure.before});
    }
    void operator()(const Podium& podium) {
        texts.append(podium.how);
        for (const PodiumStep& step : podium.steps)
            texts.append({step.place, step.name, step.about});
    }
    void operator()(const BesideFigure& beside) {
        (*this)(beside.drawing);
        texts.append(beside.words);
        if (beside.table)
            (*this)(*beside.table);
        (*this)(beside.numbers);
    }
    void operator()(const SignatureLine& line) { add(line.fields); }
    void operator()(const FigureDrawing& drawing) {
        const FigureWords& words = drawing.words;
        texts.append(
            {words.title, words.headline, words.remark, words.categoryTitle, words.valueTitle});
        for (const auto* list : {&words.categories, &words.series, &words.marks})
            texts.append(QStringList(list->begin(), list->end()));
    }
    void operator()(const PlacedSheet& sheet) {
        // The page says the same, but in lines that are broken within the brackets.
        for (const ReportBlock& block : sheet.inWords)
            std::visit(*this, block);
    }

private:
    void add(const std::vector<Fact>& facts) {
        for (const Fact& fact : facts)
            texts.append({fact.label, fact.value});
    }
};

QStringList textsOf(const ReportDocument& document) {
    DocumentTexts all;
    all.texts.append(document.title);
    for (const ReportBlock& block : document.blocks)
        std::visit(all, block);
    return all.texts;
}

QStringList faultsOf(const ReportDocument& document, const QStringList& data) {
    QStringList faults;
    for (const QString& text : textsOf(document)) {
        static const QRegularExpression lettersOfResult(u"^[A-Z .·]+$"_s); // "EG · AF"
        if (lettersOfResult.match(text).hasMatch())
            continue;
        if (const QString words = untranslated(text, data); !words.isEmpty())
            faults.append(u"“%1” of “%2”"_s.arg(words, text));
    }
    faults.removeDuplicates();
    return faults;
}

/// Every text of a page, one by one, its labels among them; a time stands within its sentence.
QStringList textsOf(const WebPage& page) {
    static const QRegularExpression label(uR"lit(aria-label="([^"]*)")lit"_s);
    static const QRegularExpression tag(u"<[^>]*>"_s);
    QString html = QString::fromUtf8(page.bytes);
    html.remove(QRegularExpression(u"<style>.*</style>|</?time[^>]*>"_s,
                                   QRegularExpression::DotMatchesEverythingOption));
    QStringList texts{html.section(u"lang=\""_s, 1).section(u'"', 0, 0)};
    for (const QRegularExpressionMatch& match : label.globalMatch(html))
        texts.append(match.captured(1));
    for (const QString& line : html.replace(tag, u"\n"_s).split(u'\n', Qt::SkipEmptyParts))
        texts.append(QTextDocumentFragment::fromHtml(line).toPlainText());
    return texts;
}

QStringList faultsOf(const std::vector<WebPage>& pages, const QStringList& data) {
    QStringList faults;
    for (const WebPage& page : pages) {
        for (const QString& text : textsOf(page)) {
            if (const QString words = untranslated(text, data); !words.isEmpty())
                faults.append(u"%1: “%2” of “%3”"_s.arg(page.name, words, text));
        }
    }
    return faults;
}

} // namespace

class TestReportTranslations : public QObject {
    Q_OBJECT

private:
    Book m_book;
    QStringList m_data;
    std::shared_ptr<QTranslator> m_translator = std::make_shared<QTranslator>();

    [[nodiscard]] const Event& event() const { return m_book.events.front().event; }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_translator->load(QStringLiteral(MENTAT_MARKED_LANGUAGE) + u"/mentat_en_XA.qm"_s));
        const QByteArray sample
            = bytesOf(QStringLiteral(MENTAT_SAMPLES) + u"/dune-sample-2026.json"_s);
        m_book.events.push_back({EventId(1), eventFrom(sample)});
        Event earlier = event();
        earlier.details.year = Year(2025);
        earlier.settings.prizeLevel = Count(4);
        earlier.settings.finalTrades = false;
        m_book.events.push_back({EventId(2), earlier});
        m_data = writtenTexts(m_book);
        const auto& play = std::get<DunePlay>(event().play);
        m_data.append(play.finalGame()->note.value_or(QString()));
        for (const Ruling& ruling : event().rulings) {
            for (const auto& text : {ruling.question, ruling.answer, ruling.topic})
                m_data.append(text.value_or(QString()));
        }
    }

    /// What a file says to be written in.
    void theLanguageHasItsName() {
        QCOMPARE(Language(m_translator, QLocale::c()).tag(), u"en-XA"_s);
        QCOMPARE(Language(nullptr, QLocale(QLocale::German)).tag(), u"en-US"_s);
        QCOMPARE(Language(std::make_shared<QTranslator>(), QLocale(QLocale::German)).tag(),
                 u"en-US"_s);
    }

    void everyTextOfEveryReport_data() {
        QTest::addColumn<QString>("name");
        for (const Report& report : reportsOf(event()))
            QTest::newRow(report.name.data()) << QString(report.name);
    }
    void everyTextOfEveryReport() {
        QFETCH(const QString, name);
        const Wording wording(Language(m_translator, QLocale::c()));
        const auto document = findReport(event(), name)
                                  ->make({.book = m_book,
                                          .event = event(),
                                          .wording = wording,
                                          .printed = u"12:00"_s,
                                          .round = {}});
        QVERIFY(document);
        const bool isOfRules = name == u"table-card" || name == u"karama-table";
        const QStringList faults
            = faultsOf(*document, isOfRules ? m_data + textsOfRules() : m_data);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyTextOfAnotherFormatsReports() {
        Book book;
        book.events.push_back({EventId(1), event()});
        Event& session = book.events.front().event;
        StormPlay play;
        const PlayerId ada = session.players[0].id;
        const PlayerId bo = session.players[1].id;
        using enum StormStatus;
        for (int number = 1; number <= 2; ++number) {
            const StormStatus second = number == 1 ? Renegade : Eliminated;
            play.games.push_back({StormGameNumber(number),
                                  {{ada, GreatHouse, Count(1), Favor(2), Count(3)},
                                   {bo, second, Count(1), Favor(-2), Count(3)}},
                                  Count(1),
                                  TableNumber(2),
                                  number == 2,
                                  u"7.1"_s});
        }
        House& house = play.houses[ada];
        house.sponsor = Sponsor::Guild;
        house.startingPoints = {Count(3), Count(3), Count(3)};
        house.allegiances = {{Sponsor::Sisterhood}, {Sponsor::Fremen}};
        session.play = play;
        for (const Report& report : reportsOf(session)) {
            const auto made = [&](const Wording& wording) {
                return *report.make({.book = book,
                                     .event = session,
                                     .wording = wording,
                                     .printed = u"12:00"_s,
                                     .round = {}});
            };
            const Wording wording(Language(m_translator, QLocale::c()));
            const QStringList faults = faultsOf(made(wording), m_data);
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
            QVERIFY(faultsOf(made(Wording()), m_data).size() > 5); // in plain English
        }
    }

    void everyTextOfTheFolders() {
        const Wording wording(Language(m_translator, QLocale::c()));
        for (const ReportFolder& folder : reportFoldersOf(event())) {
            const auto files = folder.make({.book = m_book,
                                            .event = event(),
                                            .wording = wording,
                                            .printed = u"12:00"_s,
                                            .round = {}});
            QVERIFY(files);
            for (const ReportFile& file : files->files) {
                QCOMPARE(untranslated(file.name, {}), QString());
                const QStringList faults = faultsOf(file.document, m_data);
                QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
            }
            for (const QString& sentence : files->stillEmpty)
                QCOMPARE(untranslated(sentence, m_data), QString());
        }
    }

    void everyTextOfThePages() {
        const QString address = u"https://example.org/dune/"_s;
        const auto pages = [&](const Event& of, const Wording& wording) {
            return webPages({.event = PublicEvent(of),
                             .wording = wording,
                             .now = *VenueTime::fromText(u"2026-07-30T17:31"_s),
                             .address = address});
        };
        const Wording marked(Language(m_translator, QLocale::c()));
        const QStringList data = m_data + QStringList{address};
        Event empty = event();
        empty.players.clear();
        empty.play = DunePlay();
        Event session = empty;
        session.play = StormPlay();
        for (const Event& of : {event(), empty, session}) {
            const QStringList faults = faultsOf(pages(of, marked), data);
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
            QVERIFY(faultsOf(pages(of, Wording()), data).size() > 5); // in plain English
        }
    }

    void aTextThatIsNotTranslatedIsFound() {
        const Wording wording;
        const auto document = findReport(event(), u"standings"_s)
                                  ->make({.book = m_book,
                                          .event = event(),
                                          .wording = wording,
                                          .printed = u"12:00"_s,
                                          .round = {}});
        QVERIFY(faultsOf(*document, m_data).size() > 20);
    }
};

} // namespace mentat::test::tst_report_translations

MENTAT_TEST(tst_report_translations, TestReportTranslations, QGuiApplication)
#include "tst_report_translations.moc"
