#include "app/phones/phones_forms.h"
#include "app/phones/phones_host.h"
#include "app/session/acts.h"
#include "app/session/event_mark.h"
#include "app/session/rounds/table_reports.h"
#include "tests/phones/phones_at_once.h"
#include "tests/publish/page_reader.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_phones_marks {

namespace {

/// Heat 1 has a table, heat 2 is open; the players have the same ids whoever they are.
QByteArray documentOf(const QByteArray& event, const QByteArrayList& names) {
    QByteArrayList players;
    QByteArrayList seats;
    QByteArrayList ids;
    for (qsizetype i = 1; i <= names.size(); ++i) {
        const QByteArray id = "p" + QByteArray::number(i);
        players += R"({"id": "%1", "name": "%2"})"_ba.replace("%1", id).replace("%2", names[i - 1]);
        ids += '"' + id + '"';
        if (i <= 5)
            seats += R"({"seat": %1, "player": "%2"})"_ba.replace("%1", QByteArray::number(i))
                         .replace("%2", id);
    }
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "%1", "year": 2026, "rules": "wbc-dune"}, "players": [%2],
        "heats": [{"number": 1, "start": "2026-07-29T09:00", "minutes": 60, "entrants": [%3],
                   "games": [{"table": 1, "start": "2026-07-29T09:05", "seats": [%4]}]},
                  {"number": 2, "start": "2026-07-29T13:00", "minutes": 300, "entrants": [],
                   "games": []}]})"_ba.replace("%1", event)
        .replace("%2", players.join(", "))
        .replace("%3", ids.first(5).join(", "))
        .replace("%4", seats.join(", "));
}

QByteArray dune() {
    return documentOf("Dune", {"Ada Byron", "Carl Gauss", "Emmy Noether", "Adam Ries",
                               "Grace Hopper", "Harvey Pennywell"});
}

QByteArray arrakis() {
    return documentOf("Arrakis", {"Clifford Satterfield", "Niels Abel", "Vera Sos", "Paul Erdos",
                                  "Alan Turing", "John Conway"});
}

/// What a form sends along unseen.
AskedFields hiddenIn(const QString& form) {
    static const QRegularExpression field(
        u"type=\"hidden\" name=\"([^\"]*)\" value=\"([^\"]*)\""_s);
    AskedFields fields;
    for (auto all = field.globalMatch(form); all.hasNext();) {
        const auto one = all.next();
        fields.emplace_back(one.captured(1), one.captured(2));
    }
    return fields;
}

struct SentForm {
    QString action;
    QString html;
    [[nodiscard]] bool isDoor() const { return html.contains(u"id=\"door\""_s); }
};

/// The forms of a page that do something.
QList<SentForm> formsIn(const QByteArray& page) {
    static const QRegularExpression form(u"<form ([^>]*)>(.*?)</form>"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression action(u"action=\"([^\"]*)\""_s);
    QList<SentForm> forms;
    const QString html = QString::fromUtf8(page);
    for (auto all = form.globalMatch(html); all.hasNext();) {
        const auto one = all.next();
        if (one.captured(1).contains(u"method=\"post\""_s))
            forms.append({action.match(one.captured(1)).captured(1), one.captured()});
    }
    return forms;
}

/// How many of them do not say whose they are. To come in, nobody has to.
int unmarked(const QList<SentForm>& forms, const QString& mark) {
    int count = 0;
    for (const SentForm& form : forms) {
        const AskedFields fields = hiddenIn(form.html);
        const bool isMarked = std::ranges::find(fields, std::pair(u"of"_s, mark)) != fields.end();
        count += isMarked || form.isDoor() ? 0 : 1;
    }
    return count;
}

/// An event that is served, with the second desk and tables that report.
struct Served {
    explicit Served(const QByteArray& document, int minute) {
        scratch.clock().set(QDateTime(QDate(2026, 7, 29), QTime(12, minute), Qt::UTC));
        scratch.create({document});
        session = scratch.open();
        if (!letTablesReport(*session, id(), true))
            qFatal("tables do not report");
        room = std::make_unique<PhonesAtOnce>(*session, scratch.clock());
        room->second().setOpen(true);
        (void)room->post(u"desk"_s, {{u"initials"_s, u"CD"_s}, {u"pin"_s, room->second().pin()}});
    }
    [[nodiscard]] EventId id() const { return session->book().events.front().id; }
    [[nodiscard]] const Event& event() const { return session->book().events.front().event; }
    [[nodiscard]] QString mark() const { return eventMark(*session, id()); }
    [[nodiscard]] QString code() const {
        return codeOf(*session, id(), {HeatNumber(1), TableNumber(1)})->text();
    }
    /// All that an act could have changed.
    [[nodiscard]] QByteArray state() const {
        QByteArray all = exported(session->book());
        for (const Draft& draft : session->drafts())
            all += draft.place.toUtf8() + ' ' + draft.content.toUtf8() + '\n';
        return all + QByteArray::number(session->journalMarks()->size());
    }

    ScratchBook scratch;
    std::unique_ptr<Session> session;
    std::unique_ptr<PhonesAtOnce> room;
};

/// Every page that has a form, after what leads there.
QByteArrayList pagesOf(Served& served) {
    PhonesAtOnce& room = *served.room;
    const QString code = served.code();
    const QString name = served.event().players.back().name.text();
    QByteArrayList pages{
        room.get(u"check-in"_s, {{u"name"_s, u"Somebody Else"_s}}).page,
        room.get(u"check-in"_s, {{u"heat"_s, u"2"_s}, {u"player"_s, u"p6"_s}, {u"name"_s, name}})
            .page,
        room.get(u"our-result"_s, {{u"code"_s, code}}).page,
        room.get(u"desk"_s).page,
        room.get(u"desk"_s, {{u"heat"_s, u"2"_s}, {u"typed"_s, name.left(1)}}).page,
        room.get(u"desk"_s, {{u"heat"_s, u"2"_s}, {u"typed"_s, u"Somebody Else"_s}}).page,
        room.get(u"desk"_s, {{u"page"_s, u"sheets"_s}}).page,
        room.get(u"desk"_s, {{u"heat"_s, u"1"_s}, {u"table"_s, u"1"_s}}).page};
    // A report, which another seat can confirm.
    const AskedFields sheet{{u"code"_s, code}, {u"seat"_s, u"1"_s}, {u"turns"_s, u"8"_s}};
    AskedFields again = sheet;
    for (const auto& [field, value] :
         hiddenIn(QString::fromUtf8(room.post(u"our-result"_s, sheet).page))) {
        if (field == u"seen"_s)
            again.emplace_back(field, value);
    }
    pages += room.post(u"our-result"_s, again).page;
    return pages;
}

/// As somebody would fill it in.
AskedFields filledIn(const SentForm& form) {
    AskedFields fields = hiddenIn(form.html);
    const auto add = [&](const QString& name, const QString& value) {
        if (form.html.contains(u"name=\"%1\""_s.arg(name)))
            fields.emplace_back(name, value);
    };
    add(u"typed"_s, u"conw"_s);
    add(u"seat"_s, u"2"_s);
    add(u"turns"_s, u"9"_s);
    add(u"won"_s, u"S"_s);
    return fields;
}

} // namespace

/// What was shown of one event does nothing in another.
class TestPhonesMarks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMarkIsTheEventsOwn() {
        const Served one(dune(), 0);
        const Served other(dune(), 1); // the same event in a file of its own
        QCOMPARE(one.mark().size(), 32);
        QVERIFY(one.mark() != other.mark());
        const EventId second = *one.session->importEvent(eventFrom(arrakis()), ImportMode::AsNew);
        QVERIFY(eventMark(*one.session, second) != one.mark());
        const auto again = one.session.get();
        const QString copy = one.scratch.folder() + u"/copy.mentat"_s;
        QVERIFY(again->copyTo(copy));
        const auto copied = Session::open(copy, Session::Access::Read, one.scratch.desk());
        QVERIFY(copied);
        QCOMPARE(eventMark(**copied, one.id()), one.mark());
    }

    void aRestartKeepsIt() {
        ScratchBook scratch;
        scratch.create({dune()});
        auto session = scratch.open();
        const EventId id = session->book().events.front().id;
        const QString mark = eventMark(*session, id);
        session.reset();
        scratch.clock().set(scratch.clock().nowUtc().addDays(1));
        session = scratch.open();
        QCOMPARE(eventMark(*session, id), mark);
    }

    void everyFormSaysWhoseItIs() {
        Served served(dune(), 0);
        int forms = 0;
        QSet<QString> actions;
        for (const QByteArray& page : pagesOf(served)) {
            const auto all = formsIn(page);
            QVERIFY2(!all.isEmpty() || page.contains("Table of heat"), page.constData());
            QCOMPARE(unmarked(all, served.mark()), 0);
            forms += static_cast<int>(all.size());
            for (const SentForm& form : all)
                actions.insert(form.action);
        }
        QVERIFY2(forms > 12, qPrintable(QString::number(forms)));
        QCOMPARE(actions, (QSet<QString>{u"check-in"_s, u"our-result"_s, u"desk"_s}));
    }

    void plantedFormsAreFound() {
        Served served(dune(), 0);
        const QString mark = served.mark();
        QByteArray page = served.room->get(u"desk"_s).page;
        QCOMPARE(unmarked(formsIn(page), mark), 0);
        QCOMPARE(unmarked(formsIn(page.replace(mark.toUtf8(), "0123456789abcdef")), mark), 2);
        QCOMPARE(
            unmarked(formsIn(actForm(u"check-in"_s, {{u"heat"_s, u"1"_s}}, u"In"_s).bytes()), mark),
            1);
    }

    void anotherEventRefusesThem() {
        Served shown(dune(), 0);
        Served served(arrakis(), 1);
        const QByteArray before = served.state();
        int refused = 0;
        for (const QByteArray& page : pagesOf(shown)) {
            for (const SentForm& form : formsIn(page)) {
                const AskedFields fields = filledIn(form);
                const auto has = [&](const QString& name, const QString& value) {
                    return std::ranges::find(fields, std::pair(name, value)) != fields.end();
                };
                if (form.isDoor() || has(u"act"_s, u"leave"_s))
                    continue;
                const PhonesReply reply = served.room->post(form.action, fields);
                QCOMPARE(reply.status, 409);
                QVERIFY(!reply.isWrongCode);
                QVERIFY2(reply.page.contains("another event"), reply.page.constData());
                QCOMPARE(served.state(), before);
                ++refused;
            }
        }
        QVERIFY2(refused > 8, qPrintable(QString::number(refused)));
    }

    // The same forms with the mark of the event that is served are done: it is the mark that is
    // refused, and not something else.
    void withTheMarkTheyAreDone() {
        Served shown(dune(), 0);
        Served served(arrakis(), 1);
        int changed = 0;
        const auto leaves = [](const AskedFields& fields) {
            return std::ranges::any_of(fields, [](const auto& field) {
                return field.first == u"act"_s && field.second == u"leave"_s;
            });
        };
        for (const QByteArray& page : pagesOf(shown)) {
            for (const SentForm& form : formsIn(page)) {
                AskedFields fields = filledIn(form);
                if (leaves(fields)) // after which the second desk does nothing more
                    continue;
                for (auto& [name, value] : fields) {
                    if (name == u"of"_s)
                        value = served.mark();
                }
                const QByteArray before = served.state();
                (void)served.room->post(form.action, fields);
                changed += served.state() == before ? 0 : 1;
            }
        }
        QVERIFY2(changed >= 2, qPrintable(QString::number(changed)));
    }

    void aLinkOfAnotherEventLeadsNowhere() {
        Served shown(dune(), 0);
        Served served(arrakis(), 1);
        const PhonesReply list = shown.room->get(u"check-in"_s, {{u"name"_s, u"harvey"_s}});
        int links = 0;
        for (const QString& link : readPage(list.page, Forms::Some).links) {
            if (!link.contains(u"player="_s))
                continue;
            ++links;
            QCOMPARE(shown.room->follow(link).status, 200);
            const PhonesReply reply = served.room->follow(link);
            QCOMPARE(reply.status, 409);
            QVERIFY(!reply.page.contains("Conway"));
        }
        QCOMPARE(links, 1);
    }

    // By an undo, a number is somebody else's.
    void whoIsShownIsWhoIsMeant() {
        for (const QString& file : {u"check-in"_s, u"desk"_s}) {
            Served served(dune(), 0);
            AskedFields fields{{u"heat"_s, u"2"_s},
                               {u"id"_s, u"0123456789abcdef-1"_s},
                               {u"act"_s, u"in"_s},
                               {u"player"_s, u"p6"_s},
                               {u"called"_s, formMark(u"Harvey Pennywell"_s)}};
            Player renamed = served.event().players.back();
            renamed.name = *Name::fromText(u"John Conway"_s);
            const auto change = changePlayer(served.session->book(), served.event(), renamed);
            QVERIFY(change && served.session->perform(served.id(), *change));
            served.room->look();
            const QByteArray before = served.state();
            QCOMPARE(served.room->post(file, fields).status, 409);
            QCOMPARE(served.state(), before);
            fields.back().second = formMark(u"John Conway"_s);
            QCOMPARE(served.room->post(file, fields).status, 200);
            QVERIFY(served.state() != before);
        }
    }

    void valuesGoToThoseWhoSatThere() {
        Served served(dune(), 0);
        const AskedFields fields{{u"code"_s, served.code()},
                                 {u"seat"_s, u"1"_s},
                                 {u"turns"_s, u"8"_s},
                                 {u"points-1"_s, u"5"_s},
                                 {u"seats"_s, formMark(u"1-p2.2-p1"_s)}};
        for (const QString& name : {u"turns"_s, u"confirm"_s}) {
            AskedFields sent = fields;
            if (name == u"confirm"_s)
                sent.emplace_back(name, u"0"_s);
            const PhonesReply reply = served.room->post(u"our-result"_s, sent);
            QVERIFY(reply.page.contains("The seats of this table have changed."));
            QVERIFY(tableReports(*served.session, served.id(), {HeatNumber(1), TableNumber(1)})
                        .empty());
        }
    }

    void halfASheetIsKeptUnderItsEvent() {
        Served one(dune(), 0);
        Served other(arrakis(), 1);
        static const QRegularExpression key(u"data-key=\"([0-9a-f]{16})\""_s);
        const auto keyOf = [](Served& served) {
            const PhonesReply sheet
                = served.room->get(u"desk"_s, {{u"heat"_s, u"1"_s}, {u"table"_s, u"1"_s}});
            return key.match(QString::fromUtf8(sheet.page)).captured(1);
        };
        QCOMPARE(keyOf(one).size(), 16);
        QCOMPARE(keyOf(one), keyOf(one));
        QVERIFY(keyOf(one) != keyOf(other));
        // The script goes by it, and by nothing else.
        const QByteArray script = one.room->get(u"desk.js"_s).page;
        QVERIFY(script.contains("sheet.dataset.key")
                && !script.contains("id: sheet.dataset.label"));
    }
};

} // namespace mentat::test::tst_phones_marks

MENTAT_TEST(tst_phones_marks, TestPhonesMarks, QGuiApplication)
#include "tst_phones_marks.moc"
