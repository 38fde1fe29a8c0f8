#include "ui/frame/phones_acts.h"

#include "reports/paper/page_canvas.h"
#include "reports/paper/page_painter.h"
#include "reports/qr_code.h"
#include "reports/text_measure.h"
#include "ui/frame/status_line.h"
#include "ui/frame/window_menus.h"
#include "ui/phones/phones_dialog.h"
#include "ui/printing/printing.h"

#include <QApplication>
#include <QPrinter>

#include <algorithm>

namespace mentat {

namespace {

struct PosterTexts {
    QString event;
    QString what;
    QString address;
};

/// Draws the code as large as the sheet allows, between its purpose and its address.
PlacedPage posterPage(const PosterTexts& texts, const QrCode& code, Paper paper) {
    const TextMeasure measure;
    const QSizeF size = sizeOf(paper, Orientation::Upright);
    PageCanvas canvas(measure, size);
    const QRectF inner = QRectF(QPointF(), size).marginsRemoved(pageMargins());
    const auto line
        = [&](double top, double height, const QString& text, double letters, bool isBold) {
              canvas.text({inner.left(), top, inner.width(), height}, text,
                          {.size = letters, .isBold = isBold, .face = Typeface::Narrow},
                          Align::Center, 14);
          };
    const double side = std::min(inner.width(), inner.height() - 190);
    line(inner.top(), 64, texts.event, 48, true);
    line(inner.top() + 64, 44, texts.what, 28, false);
    canvas.code({inner.center().x() - side / 2, inner.top() + 116, side, side}, code);
    line(inner.top() + 124 + side, 48, texts.address, 32, true);
    return canvas.taken();
}

} // namespace

PhonesActs::PhonesActs(Preferences& preferences, Prompts& prompts, const WindowMenus& menus,
                       StatusLine& status, QWidget& window)
    : QObject(&window)
    , m_preferences(preferences)
    , m_prompts(prompts)
    , m_status(status)
    , m_window(window) {
    connect(&menus, &WindowMenus::roomWanted, this, &PhonesActs::show);
    connect(&status, &StatusLine::roomWanted, this, &PhonesActs::show);
}

void PhonesActs::setBook(OpenBook& book, QObject& workspace) {
    m_book = &book;
    m_keeper = new PhonesKeeper(book, m_preferences, &workspace);
    m_status.setRoom(*m_keeper);
}

QString PhonesActs::whyNotHere() const {
    if (m_book->isLockedByOther())
        return tr("Another program has this file open. Phones can be served only from there.");
    return tr("%1 Phones are served only from a file that can be changed: copy it to this laptop, "
              "then open the copy.")
        .arg(m_book->worded(*m_book->whyReadOnly()));
}

void PhonesActs::show() {
    if (!m_book->canWriteFile()) {
        m_book->say(Gravity::Refused, whyNotHere());
        return;
    }
    PhonesDialog dialog(*m_keeper, networkPlaces(), &m_window);
    connect(&dialog, &PhonesDialog::posterWanted, this, &PhonesActs::printPoster);
    dialog.exec();
}

void PhonesActs::printPoster() {
    const auto code = qrCodeOf(m_keeper->webAddress());
    if (!code || !m_book->hasEvent())
        return;
    const Paper paper = preferredPaper(m_preferences.choices());
    const std::unique_ptr<QPrinter> printer
        = m_prompts.printer(QApplication::activeWindow(), tr("Poster for phones"), paper);
    if (!printer)
        return;
    const PosterTexts texts{eventTitle(m_book->event().details), tr("On your phone"),
                            m_keeper->webAddress()};
    auto printed = mayPrintTo(*printer);
    if (printed)
        printed = printPages({posterPage(texts, *code, paper)}, *printer);
    if (!printed)
        m_book->refuse(printed.error());
}

} // namespace mentat

#include "moc_phones_acts.cpp"
