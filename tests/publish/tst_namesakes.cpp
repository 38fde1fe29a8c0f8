#include "app/publish/web_pages.h"
#include "reports/paper/page_layout.h"
#include "reports/report.h"
#include "reports/writers/html/html_writer.h"
#include "tests/publish/page_reader.h"
#include "tests/support/namesakes.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/sample.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_namesakes {

namespace {

/// What a document says on screen, and on each of its pages of paper.
QString everythingIn(const ReportDocument& document, const Language& language) {
    QStringList texts{QString::fromUtf8(writtenAsHtml(document))};
    for (const PlacedPage& page : pagesOf(document, language)) {
        for (const PlacedItem& item : page.items) {
            if (const auto* text = std::get_if<PlacedText>(&item))
                texts.append(text->text);
        }
    }
    return texts.join(u'\n');
}

bool namesSomebody(const QString& text) {
    return text.contains(u"zelda qu"_s, Qt::CaseInsensitive);
}

/// The reports of one event that is alone in its book.
class Papers {
public:
    explicit Papers(const Event& event) { m_book.events.push_back({EventId(1), event}); }

    [[nodiscard]] const Event& event() const { return m_book.events.front().event; }
    /// Absent: there is nothing to make it of.
    [[nodiscard]] std::optional<QString> textOf(const Report& report) const {
        const auto document = reportDocument(report, request());
        return document ? std::optional(everythingIn(*document, m_wording.language()))
                        : std::nullopt;
    }
    [[nodiscard]] std::map<QString, QString> textsOf(const ReportFolder& folder) const {
        std::map<QString, QString> texts;
        if (const auto made = folder.make(request())) {
            for (const ReportFile& file : made->files)
                texts.emplace(file.name, everythingIn(file.document, m_wording.language()));
            texts.emplace(u"still empty"_s, made->stillEmpty.join(u'\n'));
        }
        return texts;
    }
    [[nodiscard]] std::vector<WebPage> webPages() const {
        return mentat::webPages({.event = PublicEvent(event()),
                                 .wording = m_wording,
                                 .now = *VenueTime::fromText(u"2026-07-30T17:31"_s)});
    }

private:
    [[nodiscard]] ReportRequest request() const {
        return {.book = m_book, .event = event(), .wording = m_wording, .printed = {}, .round = {}};
    }

    Book m_book;
    Wording m_wording;
};

NamesakeReaders readersOf(const Report& report) {
    return report.readers == ReportReaders::Gm ? NamesakeReaders::Desk : NamesakeReaders::Everyone;
}

} // namespace

/// Wherever players of one name are printed or published, they are told apart, and without a badge
/// where everyone reads it.
class TestNamesakes : public QObject {
    Q_OBJECT

private:
    static void addEvents() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("sample") << sampleDocument();
        for (quint32 seed = 1; seed <= 4; ++seed) {
            const raw::RandomPlayOptions full{.players = 14, .heats = 2, .finishedFinal = seed < 3};
            QTest::addRow("random play %u", seed) << raw::randomPlayedEvent(seed, full);
            QTest::addRow("random session %u", seed) << stormOfFive(seed);
            QTest::addRow("random heats %u", seed) << raw::randomHeatsEvent(seed);
        }
    }
    /// The first from this seed on that has enough players, one of the first in a game.
    static QByteArray stormOfFive(quint32 seed) {
        for (quint32 more = 0;; more += 100) {
            QByteArray document = raw::randomStormEvent(seed + more);
            if (playedByOneOfFour(eventFrom(document)))
                return document;
        }
    }
    static bool playedByOneOfFour(const Event& event) {
        for (size_t i = 0; i < 4 && event.players.size() > 4; ++i) {
            for (const StormGame& game : std::get<StormPlay>(event.play).games) {
                if (!game.isVoid
                    && std::ranges::find(game.seats, event.players[i].id, &StormSeat::player)
                           != game.seats.end())
                    return true;
            }
        }
        return false;
    }

private Q_SLOTS:
    void everyReportTellsThemApart_data() { addEvents(); }
    void everyReportTellsThemApart() {
        QFETCH(const QByteArray, document);
        const Papers papers(eventFrom(withNamesakes(document)));
        int naming = 0;
        for (const Report& report : reportsOf(papers.event())) {
            const auto text = papers.textOf(report);
            if (!text || report.name == "certificates"_L1) // which belong to one person each
                continue;
            naming += namesSomebody(*text) ? 1 : 0;
            const auto unclear = report.name == "history"_L1
                                     ? unclearPeople(*text)
                                     : unclearNames(*text, readersOf(report));
            QCOMPARE(unclear.join(u'\n'), QString());
        }
        QVERIFY(naming >= 2);
    }

    void everyFileHandedOverTellsThemApart_data() { addEvents(); }
    void everyFileHandedOverTellsThemApart() {
        QFETCH(const QByteArray, document);
        const Papers papers(eventFrom(withNamesakes(document)));
        for (const ReportFolder& folder : reportFoldersOf(papers.event())) {
            for (const auto& [name, text] : papers.textsOf(folder)) {
                const bool hangs = name.contains(u"tables"_s) || name.contains(u"standings"_s);
                const auto readers = hangs ? NamesakeReaders::Everyone : NamesakeReaders::Desk;
                QCOMPARE(unclearNames(text, readers).join(u'\n'), QString());
            }
        }
    }

    void everyPublishedPageTellsThemApart_data() { addEvents(); }
    void everyPublishedPageTellsThemApart() {
        QFETCH(const QByteArray, document);
        const Papers papers(eventFrom(withNamesakes(document)));
        int naming = 0;
        for (const WebPage& page : papers.webPages()) {
            const QString text = QString::fromUtf8(page.bytes);
            naming += namesSomebody(text) ? 1 : 0;
            QCOMPARE(unclearNames(text, NamesakeReaders::Everyone).join(u'\n'), QString());
            for (const QString& badge : badgesOfNamesakes())
                QVERIFY2(!text.contains(badge), qPrintable(page.name));
        }
        QVERIFY(naming >= 1);
    }

    void aCertificateHasTheNameAlone() {
        const Papers papers(eventFrom(withNamesakes(sampleDocument())));
        const auto text = papers.textOf(*findReport(papers.event(), u"certificates"_s));
        QVERIFY(text);
        for (const QString& told : {u"(Ohio"_s, u"(Fargo"_s, u"(badge"_s, u"(no."_s})
            QVERIFY2(!text->contains(told), qPrintable(told));
    }

    // The planted faults.
    void whoeverIsNotToldApartIsFound() {
        const auto places = [](const QString& text, NamesakeReaders readers) {
            return unclearNames(text, readers).size();
        };
        const auto desk = NamesakeReaders::Desk;
        const auto everyone = NamesakeReaders::Everyone;
        QCOMPARE(places(u"Zelda Quoxley (Fargo), Zelda Quoxley (badge 70002)"_s, desk), 0);
        QCOMPARE(places(u"<b>Zelda Quoxley</b> (Fargo) and ZELDA QUÖXLEY"_s, desk), 2);
        QCOMPARE(places(u"Zelda Quoxley (badge 70002), Zelda Quoxley (no. 4)"_s, everyone), 1);
        QCOMPARE(places(u"Zelda Quoxley (no. 4)"_s, desk), 1); // whom the badge tells apart
        QCOMPARE(places(u"Zelda Quoxley (F…"_s, desk), 1);
        // A report with the bare names, and one for the Game Master on a wall.
        Event bare = eventFrom(withNamesakes(sampleDocument()));
        QVERIFY(namesSomebody(*Papers(bare).textOf(*findReport(bare, u"tables-by-name"_s))));
        const auto roster = Papers(bare).textsOf(*findReportFolder(bare, u"emergency-pack"_s));
        QVERIFY(!unclearNames(roster.at(u"1 roster"_s), everyone).isEmpty());
        for (size_t i = 1; i < 5; ++i)
            bare.players[i].name = *Name::fromText(u"Somebody %1"_s.arg(i));
        const auto alone = Papers(bare).textOf(*findReport(bare, u"tables-by-name"_s));
        QVERIFY(!unclearNames(*alone, desk).isEmpty());
    }
};

} // namespace mentat::test::tst_namesakes

MENTAT_TEST(tst_namesakes, TestNamesakes, QGuiApplication)
#include "tst_namesakes.moc"
