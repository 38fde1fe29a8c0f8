#pragma once

#include "app/cli/call/arguments.h"
#include "app/session/chance.h"
#include "app/session/session.h"
#include "reports/paper.h"
#include "reports/wording/wording.h"

#include <QIODevice>

#include <functional>

namespace mentat {

/// What a command ends with (docs/CLI.md).
enum class ExitCode {
    Done = 0,
    WrongRequest = 1, // or input; nothing was written
    WrongUsage = 2,
    FileFailed = 3, // the event file cannot be opened, read or written
};

/// The world as a command sees it: made by the program's main, or by a test.
struct CommandContext {
    QIODevice& in;
    QIODevice& out;
    QIODevice& err;
    Desk desk;
    Wording wording;
    /// A seed that nobody chose, for a draw (R1.7).
    std::function<qint64()> newSeed = seedByChance;
    /// What reports are made for where nobody says so.
    Paper paper = Paper::Letter;
    /// Makes ready what has fonts and can draw; called once before a file is opened, by commands
    /// that may need it.
    std::function<void()> prepareToDraw = [] {};
};

/// A command of mentat-cli: what --help says of it, and what it does.
struct Command {
    QString name;
    QString summary; // one line, begins with a verb, no full stop
    QString details; // whole sentences, as many lines as they need
    Usage usage;
    /// A line for a shell, which works where dune.mentat holds "Dune 2025" with its heats and
    /// beside it stand dune-2026.json, an event document, dune-pack.json, players.csv, games.csv,
    /// schedule.csv, game.json, what-if.json, and storm.mentat with an event of scoring play.
    QString example;
    /// The arguments fit the usage.
    ExitCode (*run)(const Arguments& arguments, CommandContext& context) = nullptr;
};

} // namespace mentat
