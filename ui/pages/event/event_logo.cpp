#include "ui/pages/event/event_logo.h"

#include "app/session/acts.h"
#include "model/document/bytes/input.h"
#include "model/failure_kind.h"
#include "model/values/logo.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/event/logo_picture.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

EventLogo::EventLogo(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_prompts(pageContext.prompts)
    , m_picture(named(new LogoPicture, u"eventLogoPicture"_s, tr("Current logo")))
    , m_choose(named(new QPushButton(tr("Choose logo…")), u"eventLogoChoose"_s))
    , m_remove(named(new QPushButton(tr("Remove logo")), u"eventLogoRemove"_s))
    , m_reason(named(new ReasonLine, u"eventLogoReason"_s)) {
    m_choose->setToolTip(tr("A PNG or SVG of at most %1 MB. It appears on the certificates.")
                             .arg(m_book.wording().language().number(largestLogo / (1024 * 1024))));
    // Above them: beside them it would be too wide for where fields stand.
    auto* row = addParts(bareRow(nullptr, space::small), {m_choose, m_remove});
    row->addStretch();
    addParts(bareColumn(this, space::tight), {m_picture, row, m_reason});
    connect(m_choose, &QPushButton::clicked, this, &EventLogo::choose);
    connect(m_remove, &QPushButton::clicked, this, &EventLogo::remove);
}

void EventLogo::showLogo() {
    const auto& logo = m_book.event().logo;
    if (!logo && m_remove->hasFocus())
        m_choose->setFocus(Qt::OtherFocusReason); // the button is about to go
    m_picture->setLogo(logo);
    m_remove->setVisible(logo.has_value());
    if (logo && !canBeShown(*logo))
        m_reason->setText(tr("This logo came with an earlier version and is not printed: it is "
                             "damaged, or leads to other files. Choose another, or remove it."));
    m_choose->setEnabled(m_book.canWrite());
    m_remove->setEnabled(m_book.canWrite());
}

void EventLogo::clear() {
    m_reason->setText({});
}

QWidget* EventLogo::button() const {
    return m_choose;
}

Result<Logo> EventLogo::logoIn(const QString& path) {
    const auto bytes = readWholeFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto logo = newLogoOf(*bytes);
    if (logo && !LogoPicture::canDraw(*logo))
        return failure(FailureKind::LogoDamaged);
    return logo;
}

void EventLogo::choose() {
    const QString path = m_prompts.fileToOpen(this, tr("Choose a logo"),
                                              tr("Pictures (*.png *.svg);;All files (*)"));
    if (path.isEmpty())
        return;
    const auto logo = logoIn(path);
    m_reason->setText(logo ? QString() : m_book.worded(logo.error()));
    if (logo)
        m_book.perform(changeLogo(m_book.event(), *logo));
}

void EventLogo::remove() {
    m_reason->setText({});
    m_book.perform(changeLogo(m_book.event(), std::nullopt));
}

} // namespace mentat
