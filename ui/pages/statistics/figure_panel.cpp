#include "ui/pages/statistics/figure_panel.h"

#include "reports/figure_table.h"
#include "reports/paper/block_strips.h"
#include "reports/paper/page_layout.h"
#include "reports/paper/page_painter.h"
#include "reports/writers/file_writing.h"
#include "reports/writers/report_writer.h"
#include "ui/charts/figure_view.h"
#include "ui/itemmodels/table_model.h"
#include "ui/lists/plain_lists.h"
#include "ui/lists/report_list.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fields.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/printing/printing.h"

#include <QBuffer>
#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QSvgGenerator>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// In points.
constexpr double pictureMargin = 12;
constexpr double widthOfPicture = 492;
constexpr double greatestHeight = 700;

/// Draws the figure as in a report, on a page of its own size.
PlacedPage pictureOf(const FigureDrawing& drawing) {
    const TextMeasure text;
    PlacedPage page;
    double y = pictureMargin;
    for (const Strip& strip : stripsOf(
             drawing, {text, pictureMargin, widthOfPicture - 2 * pictureMargin, greatestHeight})) {
        if (y > pictureMargin)
            y += strip.gap;
        for (const PlacedItem& item : strip.items)
            page.items.push_back(moved(item, QPointF(0, y)));
        y += strip.height;
    }
    page.size = QSizeF(widthOfPicture, y + pictureMargin);
    return page;
}

void paintOn(QPaintDevice& device, const PlacedPage& page, double scale) {
    QPainter painter(&device);
    painter.scale(scale, scale);
    painter.fillRect(QRectF(QPointF(), page.size), Qt::white);
    paintPage(painter, page);
}

} // namespace

QByteArray svgOf(const FigureDrawing& drawing) {
    const PlacedPage page = pictureOf(drawing);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(drawing.words.title);
    generator.setDescription(drawing.words.remark);
    generator.setResolution(72);
    generator.setSize(page.size.toSize());
    generator.setViewBox(QRectF(QPointF(), page.size));
    paintOn(generator, page, 1);
    return buffer.data();
}

QImage imageOf(const FigureDrawing& drawing, double scale) {
    const PlacedPage page = pictureOf(drawing);
    QImage image((page.size * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    paintOn(image, page, scale);
    return image;
}

namespace {

constexpr double pixelsAPoint = 2;
constexpr int minChart = 45; // in letters, beside a table

QByteArray pngOf(const FigureDrawing& drawing) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    imageOf(drawing, pixelsAPoint).save(&buffer, "PNG");
    return buffer.data();
}

} // namespace

FigurePanel::FigurePanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_title(wrapped(new TextLabel(TextLevel::GroupTitle)))
    , m_showTable(named(new QPushButton(tr("Table")), u"figureShowTable"_s))
    , m_acts(new QPushButton(tr("Copy or print")))
    , m_menu(new QMenu(this))
    , m_remark(wrapped(new TextLabel(TextLevel::Weak)))
    , m_view(named(new FigureView, u"figureView"_s))
    , m_model(new ReportTableModel(this, ReportTableModel::Titles::Broken))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(named(new WholeTable(pageContext.theme, {}), u"figureTable"_s))
    , m_body(new QBoxLayout(QBoxLayout::LeftToRight)) {
    build();
    addAct(tr("Copy as a &picture"), &FigurePanel::copyPicture);
    addAct(tr("Copy as a &table"), &FigurePanel::copyTable);
    addAct(tr("P&rint…"), &FigurePanel::print);
    addAct(tr("&Save…"), &FigurePanel::save);
    connect(&pageContext.theme, &DeskTheme::densityChanged, this, &FigurePanel::place);
    applyLook();
}

void FigurePanel::build() {
    m_acts->setMenu(m_menu);
    speakAs(*m_view, QAccessible::Chart);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(sortRole);
    m_sorted->setSortLocaleAware(true);
    m_table->setModel(m_sorted);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // in the figure's own order
    // The sort arrow takes a title's height in every column: show it only once the user sorts.
    QHeaderView& header = *m_table->horizontalHeader();
    header.setSortIndicatorShown(false);
    connect(&header, &QHeaderView::sortIndicatorChanged, this, [this, &header] {
        header.setSortIndicatorShown(true);
        place();
    });
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);

    m_showTable->setCheckable(true);
    connect(m_showTable, &QPushButton::toggled, this, &FigurePanel::showTable);
    auto* head
        = rowOfParts({{m_title, 1}, {m_showTable, 0, Qt::AlignTop}, {m_acts, 0, Qt::AlignTop}});
    m_body->setSpacing(space::page);
    auto* chart = new QVBoxLayout; // keeps the chart at the top
    chart->addWidget(m_view, 1);
    chart->addStretch(0);
    m_body->addLayout(chart, 1);
    m_body->addWidget(m_table, 0, Qt::AlignTop);
    addParts(bareColumn(this, space::tight), {head, m_remark, m_body});
}

void FigurePanel::addAct(const QString& text, void (FigurePanel::*act)()) {
    connect(m_menu->addAction(text), &QAction::triggered, this, [this, act] { (this->*act)(); });
}

const FigureDrawing& FigurePanel::drawing() const {
    return m_view->drawing();
}

void FigurePanel::setDrawing(const FigureDrawing& drawing) {
    if (drawing == m_view->drawing())
        return;
    m_view->setDrawing(drawing);
    m_model->setTable(tableOf(drawing, m_book.wording().language()));
    showNames();
    place();
}

void FigurePanel::showNames() {
    const FigureWords& words = drawing().words;
    const bool hasNumbers = hasValues(drawing().figure);
    // The finding comes first, then the title, then the remark.
    const bool hasHighlight = !words.headline.isEmpty();
    m_title->setText(hasHighlight ? words.headline : words.title);
    QStringList below;
    if (hasHighlight)
        below << words.title + u'.';
    if (!words.remark.isEmpty() && hasNumbers)
        below << words.remark;
    m_remark->setText(below.join(u' '));
    m_remark->setVisible(!below.isEmpty());
    m_showTable->setVisible(hasNumbers);
    m_showTable->setAccessibleName(tr("%1: show the table").arg(words.title));
    m_table->setVisible(hasNumbers && m_showTable->isChecked());
    m_table->setAccessibleName(tr("%1: table").arg(words.title));
    m_acts->setVisible(hasNumbers);
    m_acts->setAccessibleName(tr("%1: copy or print").arg(words.title));
}

void FigurePanel::showTable() {
    m_table->setVisible(m_showTable->isChecked() && hasValues(drawing().figure));
    place();
}

int FigurePanel::heightOfRoom() const {
    if (!parentWidget())
        return QWIDGETSIZE_MAX;
    int room = parentWidget()->height();
    for (int i = 0; i + 1 < layout()->count(); ++i) { // above the chart
        const QLayoutItem& names = *layout()->itemAt(i);
        if (names.isEmpty())
            continue;
        const int height
            = names.hasHeightForWidth() ? names.heightForWidth(width()) : names.sizeHint().height();
        room -= height + space::tight;
    }
    return std::max(room, 0);
}

void FigurePanel::applyLook() {
    m_view->setLook(chartLookOf(*this));
}

void FigurePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::ApplicationFontChange:
    case QEvent::LocaleChange:
        applyLook();
        place();
        return;
    default: return;
    }
}

/// The room is that of whatever the panel scrolls in.
bool FigurePanel::event(QEvent* event) {
    if (event->type() == QEvent::ParentAboutToChange && parentWidget())
        parentWidget()->removeEventFilter(this);
    if (event->type() == QEvent::ParentChange && parentWidget())
        parentWidget()->installEventFilter(this);
    return QWidget::event(event);
}

bool FigurePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        m_view->setRoom(heightOfRoom());
    return QWidget::eventFilter(watched, event);
}

void FigurePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

/// Side by side if the chart has enough room.
void FigurePanel::place() {
    m_table->fitColumns(width());
    const int needed = m_table->horizontalHeader()->length() + 2 * m_table->frameWidth();
    const int least = minChart * fontMetrics().averageCharWidth();
    m_view->setRoom(heightOfRoom());
    const bool isBeside = m_view->chart() && width() >= needed + space::page + least;
    m_body->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_table->setFixedWidth(std::min(needed, std::max(width(), 1)));
    // A table of very many series scrolls by itself, so add its scroll bar's height.
    const int bar = needed > width() ? m_table->horizontalScrollBar()->sizeHint().height() : 0;
    m_table->setFixedHeight(m_table->sizeHint().height() + bar);
}

bool FigurePanel::hasSomething() {
    if (hasValues(drawing().figure))
        return true;
    m_book.explain(drawing().words.nothing);
    return false;
}

ReportDocument FigurePanel::document() const {
    ReportDocument document{.title = drawing().words.title,
                            .event = {},
                            .author = {},
                            .printed = m_book.wording().language().venueTime(m_book.now()),
                            .paper = preferredPaper(m_pageContext.preferences.choices())};
    if (m_book.hasEvent())
        document.event = eventTitle(m_book.event().details);
    document.blocks = {drawing(), tableOf(drawing(), m_book.wording().language())};
    return document;
}

void FigurePanel::copyPicture() {
    if (!hasSomething())
        return;
    auto* copied = new QMimeData; // owned by the clipboard
    copied->setData(u"image/svg+xml"_s, svgOf(drawing()));
    copied->setImageData(imageOf(drawing(), pixelsAPoint));
    QGuiApplication::clipboard()->setMimeData(copied);
    m_book.say(Gravity::Note, tr("Copied %1 as a picture.").arg(drawing().words.title));
}

void FigurePanel::copyTable() {
    if (!hasSomething())
        return;
    QGuiApplication::clipboard()->setText(m_table->asText());
    m_book.say(Gravity::Note, tr("Copied %1 as a table.").arg(drawing().words.title));
}

void FigurePanel::print() {
    if (!hasSomething())
        return;
    const ReportDocument printed = document();
    const std::shared_ptr<QPrinter> printer
        = m_pageContext.prompts.printer(this, printed.title, printed.paper);
    if (!printer)
        return;
    const auto done = mayPrintTo(*printer).and_then(
        [&] { return printPages(pagesOf(printed, m_book.wording().language()), *printer); });
    if (m_book.succeeded(done))
        m_book.say(Gravity::Note, tr("Printed: %1.").arg(printed.title));
}

void FigurePanel::save() {
    if (!hasSomething())
        return;
    const QString title = drawing().words.title;
    const QString of = m_book.hasEvent() ? eventTitle(m_book.event().details) + u' ' : QString();
    const QString path = m_pageContext.prompts.fileToSave(
        this, tr("Save: %1").arg(title),
        tr("Vector picture (*.svg);;Picture (*.png);;PDF with its table (*.pdf)"),
        fileNameOf(of + title) + u".svg"_s);
    if (path.isEmpty())
        return;
    const QString suffix = QFileInfo(path).suffix().toLower();
    Result<QByteArray> bytes;
    if (suffix == u"svg"_s)
        bytes = svgOf(drawing());
    else if (suffix == u"png"_s)
        bytes = pngOf(drawing());
    else if (suffix == u"pdf"_s)
        bytes = written(document(), ReportKind::Pdf, m_book.wording().language());
    else {
        m_book.say(Gravity::Refused,
                   tr("%1 was not saved. The file name must end in .svg, .png, or .pdf.")
                       .arg(QFileInfo(path).fileName()));
        return;
    }
    const auto done
        = bytes.and_then([&](const QByteArray& whole) { return writeReportFile(path, whole); });
    if (m_book.succeeded(done))
        m_book.say(Gravity::Note, tr("Saved %1 to %2.").arg(title, path));
}

} // namespace mentat

#include "moc_figure_panel.cpp"
