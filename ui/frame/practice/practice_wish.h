#pragma once

namespace mentat {

/// What somebody who practises, or is about to, asks of the window.
enum class PracticeWish {
    WithCopy,     // of the file that is open
    WithInvented, // a made-up tournament
    GoOn,         // with the one that was left
    Step,         // the program does the next one
    PlayRound,    // all of them, until the round is played
    End,
};

} // namespace mentat
