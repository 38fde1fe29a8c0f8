#include "ui/frame/banners/lost_place_banner.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/accent_button.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Never in the way of what is typed on the page.
void prepare(QPushButton& button, const QString& name, DeskKey key) {
    button.setObjectName(name);
    button.setFocusPolicy(Qt::TabFocus);
    button.setShortcut(sequenceOf(key));
    setTextAndKey(button, button.text(), sequenceOf(key));
}

} // namespace

LostPlaceBanner::LostPlaceBanner(OpenBook& book, EventFileKeeper& keeper, QWidget* parent)
    : HeaderNotice(LineIcon::Warning, parent)
    , m_keeper(keeper) {
    setObjectName(u"lostPlaceBanner"_s);
    auto* save = new AccentButton(tr("Save as another file…"));
    save->setNextOf(NextOf::Alarm);
    prepare(*save, u"saveElsewhere"_s, DeskKey::SaveElsewhere);
    auto* back = new QPushButton(tr("Put it back"));
    prepare(*back, u"putBackFile"_s, DeskKey::PutBackFile);
    connect(save, &QPushButton::clicked, this, [this] { m_keeper.saveElsewhere(); });
    connect(back, &QPushButton::clicked, this, [this] { m_keeper.putBack(); });

    addEnd({save, back});
    connect(&book.session(), &Session::placeChanged, this, &LostPlaceBanner::showState);
    showState();
}

void LostPlaceBanner::showState() {
    showWhere(m_keeper.isLost());
    setSentence(m_keeper.sentence());
}

} // namespace mentat
