// What tools/compare-outputs runs of each build.
//   mentat_outputs make FILE SEED ACTS: a random event file
//   mentat_outputs tell FILE FOLDER [drawn]: everything that can be had of it, a file each, in a
//     folder for each kind. drawn: also what is drawn and packed, PDFs and workbooks.
// Clock, hands and paper are always the same, so that what differs is the program.

#include "reports/wording/wording.h"
#include "tests/cli/cli_support.h"
#include "tests/comparing/random_book.h"
#include "tests/support/scratch_book.h"

#include <QDir>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// Everything of one event file, written below a folder.
class Outputs {
public:
    Outputs(const QString& book, const QString& folder) : m_book(book), m_folder(folder) {}

    void tellAll(bool drawn) {
        tellDocuments();
        tellJournal();
        tellFileAnswers();
        for (const QJsonValue& event : listOf({u"events"_s, m_book})) {
            const QString id = QString::number(event[u"event"].toInteger());
            tellAnswers(id);
            tellSeatings(id);
            tellReports(id, drawn);
            tellPages(id);
        }
    }

private:
    void write(const QString& kind, const QString& name, const QByteArray& bytes) const {
        QDir().mkpath(m_folder + u'/' + kind);
        QString file = name;
        writeBytes(m_folder + u'/' + kind + u'/' + file.replace(u'/', u'-'), bytes);
    }

    /// How it ended, what it printed and what it said.
    void answer(const QString& name, const QStringList& typed) {
        const Outcome outcome = m_terminal.run(typed);
        write(u"answers"_s, name,
              "exit " + QByteArray::number(outcome.code) + '\n'
                  + withoutPlaces(outcome.out + outcome.err));
    }

    /// Paths differ from run to run, sentences must not.
    [[nodiscard]] QByteArray withoutPlaces(QByteArray said) const {
        return said.replace(m_book.toUtf8(), "BOOK")
            .replace(m_folder.toUtf8(), "FOLDER")
            .replace(m_terminal.folder().toUtf8(), "FOLDER");
    }

    void answerInAllFormats(const QString& name, const QStringList& typed) {
        for (const QString& format : {u"json"_s, u"csv"_s, u"table"_s})
            answer(name + u'.' + format, typed + QStringList{u"--format"_s, format});
    }

    [[nodiscard]] QJsonArray listOf(const QStringList& typed) {
        const Outcome outcome = m_terminal.run(typed + QStringList{u"--format"_s, u"json"_s});
        return QJsonDocument::fromJson(outcome.out).array();
    }

    [[nodiscard]] QByteArray document(const QString& event) {
        return m_terminal.run({u"export"_s, m_book, u"--event"_s, event}).out;
    }

    void tellDocuments() {
        for (const QJsonValue& event : listOf({u"events"_s, m_book})) {
            const QString id = QString::number(event[u"event"].toInteger());
            write(u"documents"_s, id + u".json", document(id));
        }
    }

    void tellJournal() {
        const auto session = opened();
        const Wording wording;
        QByteArray text;
        const auto entries = session->journalPage(std::nullopt, 100'000);
        if (!entries)
            qFatal("the journal cannot be read");
        for (const JournalEntry& entry : *entries) {
            text += wording.journal(entry).toUtf8() + '\n';
            text += wording.undoSentence(entry.change.kind, entry.change.operands).toUtf8() + '\n';
            for (const ChangedFact& fact : wording.changedFacts(
                     entry.change, [](const PlayerId& player) { return player.text(); })) {
                text += "  "
                        + QStringList{fact.place, fact.fact, fact.before, fact.after}
                              .join(u" | "_s)
                              .toUtf8()
                        + '\n';
            }
        }
        write(u"journal"_s, u"journal.txt"_s, text);
    }

    void tellFileAnswers() {
        answerInAllFormats(u"events"_s, {u"events"_s, m_book});
        answerInAllFormats(u"people"_s, {u"people"_s, m_book});
        answerInAllFormats(u"history"_s, {u"history"_s, m_book});
        answerInAllFormats(u"packs"_s, {u"packs"_s});
    }

    void tellAnswers(const QString& event) {
        const QStringList which{m_book, u"--event"_s, event};
        for (const QString& command :
             {u"standings"_s, u"finalists"_s, u"awards"_s, u"placements"_s, u"score"_s, u"check"_s,
              u"statistics"_s, u"history"_s, u"pack"_s})
            answerInAllFormats(event + u'-' + command, QStringList{command} + which);
        for (const QString& command : {u"standings"_s, u"awards"_s, u"placements"_s})
            answerInAllFormats(event + u'-' + command + u"-why",
                               QStringList{command} + which + QStringList{u"--explain"_s});
        answerInAllFormats(event + u"-reports"_s, QStringList{u"report"_s, u"--list"_s} + which);
    }

    void tellSeatings(const QString& event) {
        for (int heat = 1; heat <= 4; ++heat) {
            const QStringList which{m_book, u"--event"_s, event, u"--heat"_s,
                                    QString::number(heat)};
            const QString name = event + u"-heat-"_s + QString::number(heat);
            answerInAllFormats(name + u"-options"_s,
                               QStringList{u"seat"_s} + which + QStringList{u"--options"_s});
            answer(name + u"-drawn.json"_s,
                   QStringList{u"seat"_s} + which
                       + QStringList{u"--seed"_s, u"7"_s, u"--dry-run"_s, u"--redraw"_s,
                                     u"--format"_s, u"json"_s});
            answerInAllFormats(name + u"-check"_s, QStringList{u"seat-check"_s} + which);
            tellWhatIf(event, heat);
        }
        for (const QString& stage : {u"Quarterfinal"_s, u"Semifinal"_s, u"Final"_s})
            answerInAllFormats(event + u'-' + stage,
                               {u"seat"_s, m_book, u"--event"_s, event, u"--stage"_s, stage,
                                u"--seed"_s, u"7"_s, u"--dry-run"_s, u"--redraw"_s});
    }

    /// The standings if the heat's first table had played what its last one did.
    void tellWhatIf(const QString& event, int heat) {
        const QJsonArray games
            = QJsonDocument::fromJson(document(event))[u"heats"][heat - 1][u"games"].toArray();
        if (games.isEmpty())
            return;
        const QJsonObject hypothesis{{u"heat"_s, heat},
                                     {u"table"_s, games.first()[u"table"]},
                                     {u"game"_s, withoutTable(games.last().toObject())}};
        const QString file = m_terminal.put(u"what-if.json"_s, QJsonDocument(hypothesis).toJson());
        answerInAllFormats(event + u"-heat-"_s + QString::number(heat) + u"-what-if"_s,
                           {u"what-if"_s, m_book, u"--event"_s, event, u"--document"_s, file});
    }

    [[nodiscard]] static QJsonObject withoutTable(QJsonObject game) {
        game.remove(u"table"_s);
        return game;
    }

    void tellReports(const QString& event, bool drawn) {
        for (const QJsonValue& report :
             listOf({u"report"_s, u"--list"_s, m_book, u"--event"_s, event})) {
            const QString name = report[u"name"].toString();
            if (report[u"folder"].toBool()) {
                if (drawn)
                    tellFolder(event, name);
                continue;
            }
            for (const QJsonValue& value : report[u"kinds"].toArray()) {
                const QString kind = value.toString();
                if (drawn || (kind != u"pdf" && kind != u"xlsx"))
                    tellReport(event, name, kind);
            }
        }
    }

    void tellReport(const QString& event, const QString& name, const QString& kind) {
        const Outcome outcome
            = m_terminal.run({u"report"_s, m_book, u"--event"_s, event, u"--report"_s, name,
                              u"--as"_s, kind, u"--paper"_s, u"letter"_s, u"--output"_s, u"-"_s});
        const QString file = event + u'-' + name + u'.' + kind;
        write(kind, file, outcome.code == 0 ? outcome.out : withoutPlaces(outcome.err));
    }

    void tellFolder(const QString& event, const QString& name) {
        const QString folder = m_folder + u"/folders/"_s + event + u'-' + name;
        QDir().mkpath(m_folder + u"/folders"_s);
        answer(event + u'-' + name, {u"report"_s, m_book, u"--event"_s, event, u"--report"_s, name,
                                     u"--paper"_s, u"letter"_s, u"--output"_s, folder});
    }

    void tellPages(const QString& event) {
        const QString folder = m_folder + u"/pages/"_s + event;
        QDir().mkpath(m_folder + u"/pages"_s);
        answer(event + u"-publish"_s, {u"publish"_s, m_book, u"--event"_s, event, u"--to"_s, folder,
                                       u"--address"_s, u"https://example.org/"_s});
    }

    [[nodiscard]] std::unique_ptr<Session> opened() const {
        auto session = Session::open(m_book, Session::Access::Read, m_terminal.desk());
        if (!session)
            qFatal("the file does not open: failure %d", static_cast<int>(session.error().kind));
        return *std::move(session);
    }

    QString m_book;
    QString m_folder;
    Terminal m_terminal;
};

int run(const QStringList& typed) {
    if (typed.size() == 4 && typed[0] == u"make") {
        const ScratchBook scratch; // for its clock, which stands still
        makeRandomBook(typed[1], scratch.desk(), typed[2].toUInt(), typed[3].toInt());
        return 0;
    }
    if (typed.size() >= 3 && typed[0] == u"tell") {
        Outputs(typed[1], typed[2]).tellAll(typed.value(3) == u"drawn");
        return 0;
    }
    std::fputs("usage: mentat_outputs make FILE SEED ACTS | tell FILE FOLDER [drawn]\n", stderr);
    return 2;
}

} // namespace

} // namespace mentat::test

int main(int argc, char* argv[]) {
    const QGuiApplication application(argc, argv);
    return mentat::test::run(QCoreApplication::arguments().mid(1));
}
