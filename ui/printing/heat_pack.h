#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/printing/background_work.h"

#include <set>

namespace mentat {

/// Before a heat: what lets it go on by hand, should the laptop fail, written to the backup folder
/// when its tables are drawn or first start. What stands in the way is one line, never a question.
class HeatPack : public QObject {
    Q_OBJECT

public:
    HeatPack(OpenBook& book, const Preferences& preferences, QObject* parent);

    [[nodiscard]] BackgroundWork& work() { return m_work; }

private:
    void follow(const Change& change);
    void write(HeatNumber heat);

    OpenBook& m_book;
    const Preferences& m_preferences;
    BackgroundWork m_work;
    std::set<std::pair<EventId, HeatNumber>> m_written; // in this run
};

/// The name of the folder of reports that is written before each heat; absent where the event has
/// none, or no heat to come.
[[nodiscard]] std::optional<QString> packToWrite(const Event& event);

} // namespace mentat
