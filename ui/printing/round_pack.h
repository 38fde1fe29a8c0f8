#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/printing/printing.h"

#include <set>

namespace mentat {

/// Before a round: what lets it go on by hand, should the laptop fail, written to the backup folder
/// when its tables are drawn or first start. What stands in the way is one line, never a question.
class RoundPack : public QObject {
    Q_OBJECT

public:
    RoundPack(OpenBook& book, const Preferences& preferences, QObject* parent);

    [[nodiscard]] BackgroundWork& work() { return m_work; }

private:
    void follow(const Change& change);
    void write(const RoundId& round);

    OpenBook& m_book;
    const Preferences& m_preferences;
    BackgroundWork m_work;
    std::set<std::pair<EventId, RoundId>> m_written; // in this run
};

/// The name of the folder of reports that is written before each round; absent where the event has
/// none, or no round to come.
[[nodiscard]] std::optional<QString> packToWrite(const Event& event);

} // namespace mentat
