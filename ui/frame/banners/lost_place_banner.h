#pragma once

#include "ui/backup/event_file_keeper.h"
#include "ui/frame/banners/header_notice.h"

namespace mentat {

/// Over the header of every page while the event file is not where it was opened: what happened,
/// where everything is kept, and the two ways on. It cannot be closed.
class LostPlaceBanner : public HeaderNotice {
    Q_OBJECT

public:
    LostPlaceBanner(OpenBook& book, EventFileKeeper& keeper, QWidget* parent = nullptr);

private:
    void showState();

    EventFileKeeper& m_keeper;
};

} // namespace mentat
