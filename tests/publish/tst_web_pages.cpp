#include "app/publish/published_folder.h"
#include "app/publish/web_pages.h"
#include "reports/qr_code.h"
#include "tests/publish/marked_documents.h"
#include "tests/publish/page_reader.h"
#include "tests/reports/hostile_texts.h"
#include "tests/support/points_form.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/sample.h"
#include "tests/support/scratch_book.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_web_pages {

namespace {

PublishSource sourceOf(Event event, const QString& address = {}) {
    return {.event = PublicEvent(std::move(event)),
            .wording = Wording(),
            .now = *VenueTime::fromText(u"2026-07-30T17:31"_s),
            .address = address};
}

std::map<QString, ReadPage> readPages(const PublishSource& source) {
    std::map<QString, ReadPage> pages;
    for (const WebPage& page : webPages(source))
        pages.emplace(page.name, readPage(page.bytes));
    return pages;
}

DunePlay& playOf(Event& event) {
    return std::get<DunePlay>(event.play);
}

/// What is wrong with the pages together: a page that is no page, a link that leads nowhere.
QString faultOf(const std::map<QString, ReadPage>& pages) {
    for (const auto& [name, page] : pages) {
        if (!page.fault.isEmpty())
            return name + u": "_s + page.fault;
        for (const QString& link : page.links) {
            if (!pages.contains(link))
                return name + u" leads to "_s + link;
        }
    }
    return {};
}

/// What a page writes of QP and PP in another form than one decimal, of normalized PP than three.
QStringList pointsFaultsOf(const QByteArray& html) {
    QStringList faults;
    QStringList titles;
    qsizetype column = 0;
    QXmlStreamReader reader(html);
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        if (reader.name() == u"thead") {
            titles.clear();
        } else if (reader.name() == u"tr") {
            column = 0;
        } else if (reader.name() == u"th") {
            titles.append(reader.readElementText());
        } else if (reader.name() == u"td") {
            const QString text = reader.readElementText();
            const QString fault = pointsFaultBelow(titles.value(column++), text);
            faults += fault.isEmpty() ? pointsFaultsIn(text) : QStringList{fault};
        } else if (reader.name() == u"p" || reader.name() == u"li" || reader.name() == u"dd") {
            faults
                += pointsFaultsIn(reader.readElementText(QXmlStreamReader::IncludeChildElements));
        }
    }
    return faults;
}

/// The modules that a picture's rectangles cover, by row and column without the margin.
std::set<std::pair<int, int>> darkModules(const QString& path) {
    static const QRegularExpression piece(uR"(M(\d+) (\d+)h(\d+)v1h-(\d+)z)"_s);
    std::set<std::pair<int, int>> dark;
    for (const QRegularExpressionMatch& match : piece.globalMatch(path)) {
        for (int i = 0; i < match.captured(3).toInt(); ++i)
            dark.emplace(match.captured(2).toInt() - 4, match.captured(1).toInt() - 4 + i);
    }
    return dark;
}

/// One of the three squares in the corners that every QR picture has.
bool hasFinder(const QrCode& code, int row, int column) {
    for (int r = 0; r < 7; ++r) {
        for (int c = 0; c < 7; ++c) {
            const bool isRing = r == 0 || r == 6 || c == 0 || c == 6;
            const bool isEye = r >= 2 && r <= 4 && c >= 2 && c <= 4;
            if (code.isDark(row + r, column + c) != (isRing || isEye))
                return false;
        }
    }
    return true;
}

} // namespace

class TestWebPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePagesOfThePlayedSample() {
        const PublishSource source = sourceOf(eventFrom(sampleDocument()));
        QStringList names;
        for (const WebPage& page : webPages(source))
            names.append(page.name);
        // The final is over: its places come first.
        QCOMPARE(names, QStringList({u"places.html"_s, u"heat-3.html"_s, u"heat-2.html"_s,
                                     u"heat-1.html"_s, u"standings.html"_s, u"race.html"_s,
                                     u"awards.html"_s, u"line-up.html"_s, u"index.html"_s}));
        const auto pages = readPages(source);
        QCOMPARE(faultOf(pages), QString());
        for (const auto& [name, page] : pages) {
            QCOMPARE(page.language, u"en"_s);
            QCOMPARE(page.asOf, u"2026-07-30T17:31"_s);
            QVERIFY(page.texts.contains(u"Thu 17:31"_s));
        }
        QCOMPARE(pages.at(u"standings.html"_s).title, u"Standings · Dune (sample) 2026"_s);
        QCOMPARE(pages.at(u"index.html"_s).title, u"Dune (sample) 2026"_s);
        QCOMPARE(pages.at(u"index.html"_s).links,
                 QStringList({u"places.html"_s, u"standings.html"_s}) + names.mid(0, 8));
        QCOMPARE(pages.at(u"awards.html"_s).links, QStringList{u"index.html"_s} + names.mid(0, 8));
    }

    /// The first page had links alone.
    void theFirstPageHasTheChampionAndTheLeaders() {
        Event event = eventFrom(sampleDocument());
        const auto textsOfIndex
            = [&] { return readPages(sourceOf(event)).at(u"index.html"_s).texts; };
        const QStringList over = textsOfIndex();
        const qsizetype champion = over.indexOf(u"Champion"_s);
        QVERIFY2(champion >= 0, qPrintable(over.join(u'\n')));
        QCOMPARE(over.at(champion + 1), u"Íñigo Peñaroja Luz"_s);
        QVERIFY(over.at(champion + 2).endsWith(u"Ixian"_s));
        QVERIFY(over.contains(u"3rd"_s) && !over.contains(u"4th"_s));
        const qsizetype rank = over.indexOf(u"Rank"_s);
        QVERIFY(rank > champion);
        constexpr qsizetype columns = 4;
        constexpr qsizetype shown = 6;
        QCOMPARE(over.at(rank + columns * shown + 1), u"Maëlle Quintrec"_s);
        QCOMPARE(over.at(rank + columns * (shown + 1)), u"All pages"_s);
        playOf(event).setFinalGame(std::nullopt);
        const QStringList before = textsOfIndex();
        QVERIFY(!before.contains(u"Champion"_s) && before.contains(u"Maëlle Quintrec"_s));
    }

    /// Of a race there is a drawing for a page and one for a phone; its finding stands above both.
    void aRaceFitsAPhone() {
        const PublishSource source = sourceOf(eventFrom(sampleDocument()));
        const auto pages = webPages(source);
        const auto race = std::ranges::find(pages, u"race.html"_s, &WebPage::name);
        QVERIFY(race != pages.end());
        const QString html = QString::fromUtf8(race->bytes);
        static const QRegularExpression size(
            u"<svg class=\"picture on-(page|phone)\" viewBox=\"0 0 "
            "([\\d.]+) "_s);
        QMap<QString, double> widths;
        for (const QRegularExpressionMatch& match : size.globalMatch(html))
            widths.insert(match.captured(1), match.captured(2).toDouble());
        QCOMPARE(widths.keys(), (QStringList{u"page"_s, u"phone"_s}));
        QVERIFY(widths[u"phone"_s] <= 366 && widths[u"page"_s] > 600);
        QVERIFY(html.indexOf(u"Maëlle Quintrec climbed"_s) < html.indexOf(u"<svg"_s));
        // All names are whole on the phone, too.
        const QString onPhone = html.section(u"picture on-phone\""_s, 1).section(u"</svg>"_s, 0, 0);
        for (const auto& name : {u"Bożena Wichrowska-Lis"_s, u"Marisol Quiñónez-Tejada"_s})
            QVERIFY2(onPhone.contains(u'>' + name + u'<'), qPrintable(onPhone));
    }

    /// Names broke inside words wherever a column was narrow.
    void namesBreakBetweenWords() {
        Event event = eventFrom(sampleDocument());
        const auto breaking = [&] {
            qsizetype cells = 0;
            for (const WebPage& page : webPages(sourceOf(event)))
                cells += page.bytes.count("wide long\"");
            return cells;
        };
        QCOMPARE(breaking(), 0);
        event.players.front().name = *Name::fromText(u"Ada Bartholomew-Featherstonehaugh"_s);
        QVERIFY(breaking() > 0);
    }

    void theLineUpSaysWhenAndWhere() {
        Event event = eventFrom(sampleDocument());
        std::get<DunePlay>(event.play).stage().location = u"Dogwood"_s;
        const auto pages = readPages(sourceOf(event));
        for (const auto& name : {u"index.html"_s, u"line-up.html"_s})
            QVERIFY2(pages.at(name).texts.join(u'\n').contains(u" · Dogwood"_s), qPrintable(name));
    }

    void standingsAreRankNamePointsAndHeats() {
        const PublishSource source = sourceOf(eventFrom(sampleDocument()));
        const ReadPage page = readPages(source).at(u"standings.html"_s);
        const qsizetype head = page.texts.indexOf(u"Rank"_s);
        QCOMPARE(page.texts.mid(head, 8),
                 QStringList({u"Rank"_s, u"Player"_s, u"QP"_s, u"Heats"_s, u"1"_s,
                              u"Bożena Wichrowska-Lis"_s, u"5.0"_s, u"3"_s}));
        QVERIFY(page.texts.contains(u"disqualified"_s));
    }

    /// Of more columns than fit, a phone leaves some out instead of cutting the last.
    void standingsFitAPhone() {
        const auto spareOf = [](const Event& event) {
            const auto pages = webPages(sourceOf(event));
            const auto page = std::ranges::find(pages, u"standings.html"_s, &WebPage::name);
            static const QRegularExpression title(u"<th scope=\"col\"[^>]*spare\">([^<]*)<"_s);
            QStringList spare;
            for (const auto& match : title.globalMatch(QString::fromUtf8(page->bytes)))
                spare.append(match.captured(1));
            return spare;
        };
        QCOMPARE(spareOf(eventFrom(sampleDocument())), QStringList());
        const QByteArray swiss
            = bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/swiss-sample-2026.json"));
        QCOMPARE(spareOf(eventFrom(swiss)), (QStringList{u"Bye"_s, u"Heats"_s}));
    }

    void pointsHaveOneDecimalAndNormalizedOnesThree() {
        for (const WebPage& page : webPages(sourceOf(eventFrom(sampleDocument())))) {
            const QStringList faults = pointsFaultsOf(page.bytes);
            QVERIFY2(faults.isEmpty(), qPrintable(page.name + u": "_s + faults.join(u'\n')));
            if (page.name == u"standings.html") {
                const auto planted = [&](const char* form, const char* other) {
                    return pointsFaultsOf(QByteArray(page.bytes).replace(form, other));
                };
                QVERIFY(page.bytes.contains(">5.0<"));
                QVERIFY(planted(">5.0<", ">5<").contains(u"QP: 5"_s));
                QVERIFY(planted("</h1>", "</h1><p>Ada: 5 QP</p>").contains(u"5 QP"_s));
            }
        }
    }

    /// As on the desk; whose PP they are is nobody else's business.
    void whatIsUncertainOfAnAwardIsSaid() {
        const ReadPage page = readPages(sourceOf(eventFrom(sampleDocument()))).at(u"awards.html"_s);
        const QString all = page.texts.join(u' ');
        QVERIFY2(all.contains(unknownPointsSentence), qPrintable(all));
        QVERIFY(!all.contains(u"Lenora Tidewell"_s));
    }

    /// On a phone the links are one row, and nobody is told how to get where they are.
    void aPhoneHasItsOwnStyle() {
        const auto pages
            = webPages(sourceOf(eventFrom(sampleDocument()), u"https://example.org/"_s));
        const QString index = QString::fromUtf8(pages.back().bytes);
        const QString onPhone = index.section(u"@media screen and (max-width: 40rem) {\n  nav"_s, 1)
                                    .section(u"\n@"_s, 0, 0);
        QVERIFY(onPhone.contains(u"flex-wrap: nowrap; overflow-x: auto"_s));
        QVERIFY(onPhone.contains(u".own-address { display: none; }"_s));
        // The own one is not out of sight, and hides none.
        QVERIFY(onPhone.contains(u"nav a[aria-current] { order: -1; }"_s));
        QVERIFY(index.contains(u".scroll { max-width: 40rem; }"_s));
        // To be scanned across a room only where it is a poster.
        QVERIFY(index.contains(u"\n.qr { margin: 1.5rem 0; max-width: 16rem; }"_s));
        const QString whole = u"\n.poster-page .qr { margin: 1rem auto; max-width: min(32rem"_s;
        QVERIFY(!index.contains(whole));
        QVERIFY(std::ranges::any_of(
            pages, [&](const WebPage& page) { return page.bytes.contains(whole.toUtf8()); }));
        QCOMPARE(index.count(u"\n.qr {"_s), 1);
        const QString own
            = index.section(u"<section class=\"own-address\">"_s, 1).section(u"</section>"_s, 0, 0);
        QVERIFY(own.contains(u"<svg"_s) && own.contains(u"https://example.org/"_s));
        QVERIFY(!index.section(u"</section>"_s, -1).contains(u"<svg"_s));
    }

    void aDayIsSaidAsADay() {
        const ReadPage heat = readPages(sourceOf(eventFrom(sampleDocument()))).at(u"heat-1.html"_s);
        const QString all = heat.texts.join(u'\n');
        static const QRegularExpression said(
            u"\\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \\d+ [A-Z][a-z]{2}, \\d"_s);
        QVERIFY2(all.contains(said), qPrintable(all));
        static const QRegularExpression iso(u"\\d{4}-\\d\\d-\\d\\d"_s);
        QVERIFY2(!all.contains(iso), qPrintable(all));
    }

    void whatIsEmptySaysSoAndIsNotLedTo() {
        const auto pages = readPages(sourceOf(eventFrom(testDocument(u"empty.json"_s))));
        QCOMPARE(faultOf(pages), QString());
        QVERIFY(pages.at(u"index.html"_s).texts.contains(u"There is nothing to see yet."_s));
        QCOMPARE(pages.at(u"index.html"_s).links, QStringList());
        for (const QString& name : {u"awards.html"_s, u"line-up.html"_s})
            QVERIFY(pages.at(name).texts.contains(u"No games yet."_s));
        QVERIFY(pages.at(u"standings.html"_s).texts.join(u' ').contains(u"No games yet"_s));
        QVERIFY(pages.at(u"places.html"_s).texts.contains(noFinalSentence));
    }

    void aHeatIsThereFromItsDrawOn() {
        Event event = eventFrom(sampleDocument());
        playOf(event).heats[2].games.clear();
        auto pages = readPages(sourceOf(event));
        QVERIFY(!pages.contains(u"heat-3.html"_s));
        for (Game& game : playOf(event).heats[1].games)
            game.isVoid = true;
        pages = readPages(sourceOf(event));
        QVERIFY(!pages.contains(u"heat-2.html"_s));
        QCOMPARE(faultOf(pages), QString());
        const ReadPage heat = pages.at(u"heat-1.html"_s);
        for (const Seat& seat : playOf(event).heats[0].games[0].seats) {
            QCOMPARE(heat.texts.count(playerName(event, seat.player)), 2); // by name, and by table
        }
    }

    // Where a GM has moved somebody by hand, too: the line-up page has who would sit where.
    void aSemifinalIsThereFromItsDrawOn() {
        Event event
            = eventFrom(R"({"format": "mentat-event", "version": 1, "event": {"name": "Azul",
            "year": 2026, "rules": "heats", "ruleset": {"name": "Azul", "sizes": [2],
            "order": [{"by": "wins"}],
            "stages": [{"name": "Quarter", "entrants": 4}, {"name": "Semi/final"},
                       {"name": "Final"}]}},
            "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Bo Ek"},
                        {"id": "p3", "name": "Cy Dee"}, {"id": "p4", "name": "Di Eff"}],
            "heats": [],
            "stages": [
              {"name": "Semi/final", "start": "2026-07-30T18:00", "location": "Alpine", "games": [
                {"table": 1, "seats": [{"seat": 1, "player": "p4"}, {"seat": 2, "player": "p1"}]},
                {"table": 2, "seats": [{"seat": 1, "player": "p2"}, {"seat": 2, "player": "p3"}]}]},
              {"name": "Final", "games": [
                {"table": 1, "seats": [{"seat": 1, "player": "p4"}]}]}]})");
        auto pages = readPages(sourceOf(event));
        QCOMPARE(faultOf(pages), QString());
        QVERIFY(!pages.contains(u"stage-2.html"_s)); // of one table: the line-up says it
        const ReadPage semifinal = pages.at(u"stage-1.html"_s);
        QCOMPARE(semifinal.title, u"Semi/final · Azul 2026"_s);
        QVERIFY(semifinal.texts.join(u'\n').contains(u"Alpine · 2 tables"_s));
        for (const Player& player : event.players)
            QCOMPARE(semifinal.texts.count(player.name.text()),
                     3); // by name, as opponent, by table
        QCOMPARE(pages.at(u"index.html"_s).links.front(), u"stage-1.html"_s);
        auto& games = heatsPlay(event)->stages[0].games;
        games[0].isVoid = true;
        QVERIFY(!readPages(sourceOf(event)).contains(u"stage-1.html"_s));
        games.clear();
        QVERIFY(!readPages(sourceOf(event)).contains(u"stage-1.html"_s));
    }

    void aSessionHasItsRanking() {
        const auto pages = readPages(sourceOf(eventFrom(raw::randomStormEvent(3))));
        QCOMPARE(faultOf(pages), QString());
        QCOMPARE(pages.size(), size_t(2));
        QVERIFY(pages.at(u"ranking.html"_s).texts.contains(u"Victory points"_s));
        // Below zero with a minus, and the leaders on the first page, too.
        const auto known = readPages(sourceOf(eventFrom(testDocument(u"storm.json"_s))));
        for (const QString& name : {u"ranking.html"_s, u"index.html"_s})
            QVERIFY2(known.at(name).texts.contains(u"−9"_s), qPrintable(name));
        const auto empty = readPages(sourceOf(eventFrom(R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Storm", "year": 2026, "rules": "eye-of-the-storm"},
            "players": []})")));
        QVERIFY(empty.at(u"ranking.html"_s).texts.contains(u"No games yet."_s));
    }

    void pagesOfAnyEventArePages() {
        for (quint32 seed = 1; seed <= 40; ++seed) {
            const auto event = eventFrom(raw::randomPlayedEvent(seed));
            const auto pages = readPages(sourceOf(event, u"https://example.org/"_s));
            QVERIFY2(faultOf(pages).isEmpty(),
                     qPrintable(u"seed %1: %2"_s.arg(seed).arg(faultOf(pages))));
            QVERIFY(pages.contains(u"qr.html"_s));
        }
    }

    void hostileNamesAreTexts_data() {
        QTest::addColumn<QString>("text");
        int number = 0;
        for (const QString& text : hostileTexts()) {
            if (Name::isAcceptable(text))
                QTest::addRow("text %d", ++number) << text;
        }
    }
    void hostileNamesAreTexts() {
        QFETCH(const QString, text);
        Event event = eventFrom(sampleDocument());
        const auto elements = [](const Event& of) {
            QByteArrayList counts;
            for (const WebPage& page : webPages(sourceOf(of)))
                // A picture takes a text of several scripts apart.
                counts.append(
                    page.name.toUtf8()
                    + QByteArray::number(page.bytes.count("</") - page.bytes.count("</text>")));
            return counts;
        };
        const auto before = elements(event);
        event.details.name = *Name::fromText(text);
        event.details.location = text;
        for (Heat& heat : playOf(event).heats) {
            heat.details.name = *Name::fromText(text);
            heat.details.location = text;
        }
        for (Player& player : event.players)
            player.from = text;
        event.players.front().name = *Name::fromText(text);
        QCOMPARE(faultOf(readPages(sourceOf(event))), QString());
        // Of names by letter there are as many groups as letters.
        for (qsizetype i = 0; i < before.size(); ++i) {
            if (!before[i].startsWith("heat"))
                QCOMPARE(elements(event).at(i), before[i]);
        }
    }

    void plantedFaultsAreFound() {
        const QByteArray page = webPages(sourceOf(eventFrom(sampleDocument()))).back().bytes;
        QCOMPARE(readPage(page).fault, QString());
        const auto planted = [&](const char* before, const char* after) {
            return readPage(QByteArray(page).replace(before, after)).fault;
        };
        QVERIFY(!planted("<main>", "<main><b>x</b>").isEmpty());
        QVERIFY(!planted("<main>", "<main><b>").isEmpty());
        QVERIFY(!planted("<main>", "<main onclick=\"x\">").isEmpty());
        QVERIFY(!planted("<main>", "<main>a & b").isEmpty());
        QVERIFY(!planted("<style>", "<style>@import \"x\"").isEmpty());
        QVERIFY(!readPage(page.chopped(20)).fault.isEmpty());
        std::map<QString, ReadPage> pages{{u"index.html"_s, readPage(page)}};
        QVERIFY(faultOf(pages).contains(u"leads to places.html"_s));
    }

    void withAnAddressThereIsAPictureOfIt() {
        const QString address = u"https://example.org/dune/2026/"_s;
        const auto pages = readPages(sourceOf(eventFrom(sampleDocument()), address));
        QCOMPARE(faultOf(pages), QString());
        const auto code = qrCodeOf(address);
        QVERIFY(code);
        std::set<std::pair<int, int>> dark;
        for (int row = 0; row < code->size; ++row) {
            for (int column = 0; column < code->size; ++column) {
                if (code->isDark(row, column))
                    dark.emplace(row, column);
            }
        }
        for (const QString& name : {u"index.html"_s, u"qr.html"_s}) {
            QCOMPARE(darkModules(pages.at(name).path), dark);
            QVERIFY(pages.at(name).texts.contains(address));
        }
        QVERIFY(pages.at(u"standings.html"_s).path.isEmpty());
        QVERIFY(!readPages(sourceOf(eventFrom(sampleDocument()))).contains(u"qr.html"_s));
    }

    void aPictureIsPaintedWithItsMargin() {
        const auto code = qrCodeOf(u"https://example.org/"_s);
        QVERIFY(code);
        constexpr int module = 3; // pixels
        const int side = code->sizeWithMargin();
        QImage image((side + 2) * module, (side + 2) * module, QImage::Format_RGB32);
        image.fill(Qt::darkBlue);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintQr(painter, QRectF(module, module, side * module, side * module), *code);
        const auto colorAt = [&](int row, int column) { // of the middle of a module
            return image.pixelColor(column * module + module / 2, row * module + module / 2);
        };
        for (int row = -1; row <= side; ++row) {
            for (int column = -1; column <= side; ++column) {
                const bool isOutside = std::min(row, column) < 0 || std::max(row, column) == side;
                const int codeRow = row - QrCode::margin;
                const int codeColumn = column - QrCode::margin;
                const bool isOfCode = std::min(codeRow, codeColumn) >= 0
                                      && std::max(codeRow, codeColumn) < code->size;
                const bool isDark = isOfCode && code->isDark(codeRow, codeColumn);
                QCOMPARE(colorAt(row + 1, column + 1), isOutside ? QColor(Qt::darkBlue)
                                                       : isDark  ? QColor(Qt::black)
                                                                 : QColor(Qt::white));
            }
        }
    }

    void aPictureIsOfItsText() {
        const auto code = qrCodeOf(u"https://example.org/"_s);
        QVERIFY(code && code->size >= 21 && (code->size - 21) % 4 == 0);
        QVERIFY(hasFinder(*code, 0, 0));
        QVERIFY(hasFinder(*code, 0, code->size - 7));
        QVERIFY(hasFinder(*code, code->size - 7, 0));
        QVERIFY(!hasFinder(*code, code->size - 7, code->size - 7));
        QVERIFY(*code != *qrCodeOf(u"https://example.com/"_s));
        QVERIFY(!qrCodeOf(QString()));
        QVERIFY(qrCodeOf(QString(1000, u'x')) && !qrCodeOf(QString(1001, u'x')));
    }

    void anAddressIsOneOfTheWeb() {
        QCOMPARE(webAddress(u" https://example.org/dune "_s), u"https://example.org/dune"_s);
        QCOMPARE(webAddress(u"http://192.168.1.7:8000/"_s), u"http://192.168.1.7:8000/"_s);
        QCOMPARE(webAddress(u"https://example.org/Dünë"_s),
                 u"https://example.org/D%C3%BCn%C3%AB"_s);
        for (const QString& wrong :
             {QString(), u"example.org"_s, u"ftp://example.org/"_s, u"https://"_s,
              u"javascript:alert(1)"_s, u"https://gm:secret@example.org/"_s, u"https://a b/"_s,
              QString(u"https://example.org/"_s + QString(1000, u'x'))})
            QVERIFY2(!webAddress(wrong), qPrintable(wrong));
    }

    void theTimeAloneIsNoChange() {
        const WebPage early = webPages(sourceOf(eventFrom(sampleDocument()))).at(1); // heat 3
        PublishSource later = sourceOf(eventFrom(sampleDocument()));
        later.now = later.now.plusMinutes(90);
        const WebPage late = webPages(later).at(1);
        QVERIFY(early != late);
        QCOMPARE(withoutTime(early.bytes), withoutTime(late.bytes));
        QVERIFY(withoutTime(early.bytes) != early.bytes);
        Event other = later.event.event();
        other.players.front().name = *Name::fromText(u"<time >Zed</time>"_s);
        QVERIFY(withoutTime(webPages(sourceOf(other)).at(1).bytes) != withoutTime(early.bytes));
        QCOMPARE(withoutTime("no page"), QByteArray("no page"));
    }
};

} // namespace mentat::test::tst_web_pages

MENTAT_TEST(tst_web_pages, TestWebPages, QGuiApplication)
#include "tst_web_pages.moc"
