#include "ui/frame/banners/lost_place_banner.h"

#include "ui/desk/keys.h"
#include "ui/look/accent_button.h"
#include "ui/look/icon_label.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int signSize = 24;

/// Never in the way of what is typed on the page.
void prepare(QPushButton& button, const QString& name, DeskKey key) {
    button.setObjectName(name);
    button.setFocusPolicy(Qt::TabFocus);
    button.setShortcut(sequenceOf(key));
    button.setToolTip(LostPlaceBanner::tr("Shortcut: %1").arg(keyName(key)));
}

} // namespace

LostPlaceBanner::LostPlaceBanner(OpenBook& book, EventFileKeeper& keeper, QWidget* parent)
    : QFrame(parent)
    , m_keeper(keeper)
    , m_text(new QLabel) {
    setObjectName(u"lostPlaceBanner"_s);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    showPlainly(*m_text);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setFocusPolicy(Qt::NoFocus);
    auto* save = new AccentButton(tr("Save as another file…"));
    prepare(*save, u"saveElsewhere"_s, DeskKey::SaveElsewhere);
    auto* back = new QPushButton(tr("Put it back"));
    prepare(*back, u"putBackFile"_s, DeskKey::PutBackFile);
    connect(save, &QPushButton::clicked, this, [this] { m_keeper.saveElsewhere(); });
    connect(back, &QPushButton::clicked, this, [this] { m_keeper.putBack(); });

    auto* icon = new IconLabel(signSize);
    icon->setLineIcon(LineIcon::Warning);
    auto* ways = rowOfParts({save, back, FreeRoom{}});
    auto* words = addParts(bareColumn(nullptr, space::small), {m_text, ways});
    addParts(
        rowWithin(this, {space::medium, space::small, space::small, space::small}, space::small),
        {{icon, 0, Qt::AlignTop}, {words, 1}});
    connect(&book.session(), &Session::placeChanged, this, &LostPlaceBanner::showState);
    showState();
}

QString LostPlaceBanner::text() const {
    return isHidden() ? QString() : m_text->text();
}

void LostPlaceBanner::showState() {
    m_text->setText(m_keeper.sentence());
    setAccessibleName(m_text->text());
    // Not before it stands in the window: it would be a window of its own.
    if (parentWidget() || !m_keeper.isLost())
        setVisible(m_keeper.isLost());
}

} // namespace mentat
