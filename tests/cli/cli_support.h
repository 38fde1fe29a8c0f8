#pragma once

#include "app/cli/program.h"

#include <QTemporaryDir>

#include <map>

namespace mentat::test {

/// How a command ended and what it printed.
struct Outcome {
    int code = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QStringList errorLines() const;
};
/// What is wrong with how a command said no: it must print nothing, and one line or more, each
/// ended, on standard error. Empty: nothing.
[[nodiscard]] QString faultOfRefusal(const Outcome& outcome, ExitCode expected);

/// Every file of a folder with its bytes.
using FolderContent = std::map<QString, QByteArray>;
[[nodiscard]] FolderContent contentOf(const QString& folder);
/// The first file that came, went or changed; empty where none did.
[[nodiscard]] QString differenceOf(const FolderContent& before, const FolderContent& after);

/// A folder of its own in which commands are run within this process.
class Terminal {
public:
    Terminal();

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// Writes a file and returns its path.
    QString put(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] FolderContent content() const { return contentOf(folder()); }

    Outcome run(const QStringList& typed, const QByteArray& input = {});
    /// Asserts that it is done, and returns what it printed.
    QByteArray done(const QStringList& typed, const QByteArray& input = {});
    [[nodiscard]] const Desk& desk() const { return m_desk; }

private:
    QTemporaryDir m_folder;
    FixedClock m_clock;
    Desk m_desk;
};

/// Where --format csv, or the table if it is asked for, says something else than the JSON value;
/// empty: nowhere.
enum class Formats { Csv, CsvAndTable };
[[nodiscard]] QString differenceOfFormats(Terminal& terminal, const QStringList& typed,
                                          Formats formats = Formats::CsvAndTable);

/// JSON as tests write it, with ' for ": moc stumbles over raw strings.
[[nodiscard]] QByteArray inJson(QByteArray text);

/// The value that was printed, on one line: inJson() the other way round.
[[nodiscard]] QByteArray fromJson(const QByteArray& json);

struct SamplePlayer {
    QString name;
    QString from = {};
};
/// An event document with players p1, p2 … and no games.
[[nodiscard]] QByteArray eventDocument(const QString& name, int year,
                                       const std::vector<SamplePlayer>& players = {});
/// A summary document, a year for each entry of the list.
[[nodiscard]] QByteArray summaryDocument(const QString& name, const std::vector<int>& years);

/// An event of scoring play, "Storm" of 2026: Bo won game 1 before Cy and left game 3, in which Ada
/// was eliminated; Di was only in game 2, which is void.
[[nodiscard]] QByteArray stormDocument();

/// "Islands" 2026 in heats by a ruleset: eight players at two tables with scores, p1 and p5 won;
/// the four best played the final, which p5 won before p1, p2 and p3.
[[nodiscard]] QByteArray rulesetDocument();

/// "Dune" of 2025 with the heats of tests/data/scoring/small-event.json, and a third with ten who
/// checked in.
[[nodiscard]] QByteArray playedDocument();

/// The reports that docs/CLI.md lists, in the row of such events ("Dune"); "the same without" are
/// those of the first row but these.
[[nodiscard]] QStringList reportsOfPage(const QString& events);
/// Those that `report --list` lists of the file, in their order.
[[nodiscard]] QStringList reportsListed(Terminal& terminal, const QString& file);

} // namespace mentat::test
