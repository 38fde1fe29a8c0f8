#include "ui/pages/event/event_details.h"

#include "app/session/acts.h"
#include "model/document/bytes/input.h"
#include "model/failure_kind.h"
#include "reports/paper/logo_image.h"
#include "ui/desk/pages_kind.h"
#include "ui/dialogs/setting_editor.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int pictureHeight = 64;
constexpr int widestPicture = 4 * pictureHeight;

} // namespace

LogoPicture::LogoPicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
}

void LogoPicture::setLogo(const std::optional<Logo>& logo) {
    if (m_logo == logo)
        return;
    m_logo = logo;
    m_drawn = {};
    m_ownSize = logo ? sizeOfLogo(*logo) : QSize();
    setVisible(!m_ownSize.isEmpty());
    updateGeometry();
    update();
}

QSize LogoPicture::sizeHint() const {
    if (m_ownSize.isEmpty())
        return {0, 0};
    const QSize picture
        = m_ownSize.scaled(widestPicture, pictureHeight - 2 * space::tight, Qt::KeepAspectRatio);
    return {std::max(picture.width(), 1) + 2 * space::tight, pictureHeight};
}

bool LogoPicture::canDraw(const Logo& logo) {
    return !imageOfLogo(logo, {pictureHeight, pictureHeight}).isNull();
}

QPixmap LogoPicture::drawn() const {
    const double scale = devicePixelRatioF();
    QPixmap pixmap((QSizeF(size()) * scale).toSize());
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::white);
    const QRectF inner
        = QRectF(rect()).adjusted(space::tight, space::tight, -space::tight, -space::tight);
    QRectF room(QPointF(), QSizeF(m_ownSize).scaled(inner.size(), Qt::KeepAspectRatio));
    room.moveCenter(inner.center());
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(room, imageOfLogo(*m_logo, (room.size() * scale).toSize()));
    return pixmap;
}

void LogoPicture::paintEvent(QPaintEvent*) {
    if (!m_logo || m_ownSize.isEmpty())
        return;
    const QSizeF there = m_drawn.deviceIndependentSize();
    if (there != size() || m_drawn.devicePixelRatio() != devicePixelRatioF())
        m_drawn = drawn();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_drawn);
    painter.setPen(colorsOf(palette()).line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

EventLogo::EventLogo(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_prompts(pageContext.prompts)
    , m_picture(named(new LogoPicture, u"eventLogoPicture"_s, tr("Current logo")))
    , m_choose(named(new QPushButton(tr("Choose logo…")), u"eventLogoChoose"_s))
    , m_remove(named(new QPushButton(tr("Remove logo")), u"eventLogoRemove"_s))
    , m_reason(named(new ReasonLine, u"eventLogoReason"_s)) {
    m_choose->setToolTip(tr("A PNG or SVG of at most %1 MB. It appears on the certificates.")
                             .arg(m_book.wording().language().number(largestLogo / (1024 * 1024))));
    // In a row of their own: beside the picture they would be wider than the fields' column.
    auto* row = addParts(bareRow(nullptr, space::small), {m_choose, m_remove});
    row->addStretch();
    addParts(bareColumn(this, space::tight), {m_picture, row, m_reason});
    connect(m_choose, &QPushButton::clicked, this, &EventLogo::choose);
    connect(m_remove, &QPushButton::clicked, this, &EventLogo::remove);
}

void EventLogo::showLogo() {
    const auto& logo = m_book.event().logo;
    if (!logo && m_remove->hasFocus())
        m_choose->setFocus(Qt::OtherFocusReason); // the button is about to be hidden
    m_picture->setLogo(logo);
    m_remove->setVisible(logo.has_value());
    if (logo && !canBeShown(*logo))
        m_reason->setText(tr("This logo came with an earlier version and is not printed: it is "
                             "damaged, or it links to other files. Choose another, or remove it."));
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

namespace {

// In characters.
constexpr int widestDetails = 90;
constexpr int widestYear = 8;
constexpr int widestCode = 12; // "DUN"

QString takeName(EventDetails& details, const QString& text) {
    const auto name = Name::fromText(text.trimmed());
    if (!name)
        return EventDetailsForm::tr("Type a name for the event, on one line.");
    details.name = *name;
    return {};
}

QString takeYear(EventDetails& details, const QString& text) {
    bool isNumber = false;
    const auto year = Year::fromInt(text.trimmed().toInt(&isNumber));
    if (!isNumber || !year)
        return EventDetailsForm::tr("Type a year, such as 2026.");
    details.year = *year;
    return {};
}

std::vector<QString> namesIn(const QString& text) {
    std::vector<QString> names;
    for (const QString& name : text.split(u',')) {
        if (!name.trimmed().isEmpty())
            names.push_back(name.trimmed());
    }
    return names;
}

} // namespace

EventDetailsForm::EventDetailsForm(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_form(
          [this] {
              return m_book.hasEvent() ? std::optional(m_book.event().details) : std::nullopt;
          },
          [this](const EventDetails& details) {
              return m_book.made(changeDetails(m_book.event(), details));
          })
    , m_logo(new EventLogo(pageContext))
    , m_setsTitle(new TextLabel(TextLevel::GroupTitle, tr("Sets")))
    , m_sets(new SetBoxes(m_book.wording())) {
    setObjectName(u"eventDetails"_s);
    makeBare(*this);
    addFields();
    build();
    connect(m_sets, &SetBoxes::chosen, this, &EventDetailsForm::takeSets);
    connect(&m_book, &OpenBook::eventChanged, this, &EventDetailsForm::showDetails);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_form.clear();
        m_logo->clear();
        showDetails();
    });
    showDetails();
}

void EventDetailsForm::addFields() {
    using enum TextField::Kind;
    const auto field
        = [this](const QString& name, const QString& label, TextField::Kind kind = Line) {
              return new TextField(kind, name, label, this);
          };
    m_form.add(
        field(u"eventName"_s, tr("Na&me")),
        [](const EventDetails& details) { return details.name.text(); }, takeName);
    TextField* year = m_form.add(
        field(u"eventYear"_s, tr("&Year")),
        [](const EventDetails& details) { return QString::number(details.year.value()); },
        takeYear);
    TextField* code = m_form.add(field(u"eventCode"_s, tr("Co&de")), &EventDetails::code);
    for (const auto& [shortField, letters] : {std::pair(year, widestYear), {code, widestCode}}) {
        shortField->putReasonBeside();
        keepToMeasure(*shortField->line(), letters);
    }
    m_form.add(field(u"eventGm"_s, tr("Game Maste&r")), &EventDetails::gm);
    m_form
        .add(
            field(u"eventAssistants"_s, tr("Assistants")),
            [](const EventDetails& details) {
                return QStringList(details.assistants.begin(), details.assistants.end())
                    .join(u", "_s);
            },
            [](EventDetails& details, const QString& text) {
                details.assistants = namesIn(text);
                return QString();
            })
        ->setPlaceholder(tr("separate names with commas"));
    m_form.add(field(u"eventLocation"_s, tr("Loc&ation")), &EventDetails::location);
    m_form.add(field(u"eventHost"_s, tr("H&ost")), &EventDetails::host);
    m_form.add(field(u"eventNotes"_s, tr("&Notes"), Text), &EventDetails::notes);
}

void EventDetailsForm::build() {
    auto* inner = new QWidget;
    QFormLayout* form = formOfFields(m_form.fields());
    auto* logo = new QLabel(tr("Logo"));
    logo->setBuddy(m_logo->button());
    form->addRow(logo, m_logo);
    addParts(columnWithin(inner, {0, 0, space::small, space::page}, space::small),
             {form, Distance{space::medium}, m_setsTitle, m_sets, FreeSpace{}});
    inner->setMaximumWidth(widestDetails * fontMetrics().averageCharWidth());
    setWidget(inner);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void EventDetailsForm::startTyping() {
    m_form.fields().front()->editor()->setFocus();
}

void EventDetailsForm::showDetails() {
    if (!m_book.hasEvent())
        return;
    const EventDetails& details = m_book.event().details;
    m_form.show(m_book.canWrite());
    m_logo->showLogo();
    // Only the board game has sets.
    const bool hasSets = kindOf<PagesKind>(m_book.event()).hasSettings;
    m_setsTitle->setVisible(hasSets);
    m_sets->setVisible(hasSets);
    m_sets->setSets(details.sets);
    m_sets->setEnabled(m_book.canWrite());
}

void EventDetailsForm::takeSets() {
    EventDetails details = m_book.event().details;
    details.sets = m_sets->sets();
    if (!m_book.perform(changeDetails(m_book.event(), details)))
        m_sets->setSets(m_book.event().details.sets);
}

} // namespace mentat

#include "moc_event_details.cpp"
