#include "ui/guide/guide_print.h"

#include "ui/guide/guide_document.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QPrinter>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr double usualLetters = 10; // in points
constexpr double smallestLetters = 7.5;
constexpr double sizeStep = 0.5;
constexpr double documentResolution = 96; // dots an inch that a document counts in
constexpr double margin = 12;             // in millimetres

void layOut(QTextDocument& document, const GuideBook& book, const GuidePage& page,
            QPrinter& printer, double letters) {
    Colours colours = coloursOf(Tone::Light);
    colours.text = colours.accent = Qt::black;
    QFont font(u"DejaVu Sans"_s); // what everything is printed in
    font.setPointSizeF(letters);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.documentLayout()->setPaintDevice(&printer);
    const QRectF paper = printer.pageRect(QPrinter::DevicePixel);
    document.setPageSize(paper.size());
    setGuidePage(document, page, colours);
    const double scale = printer.logicalDpiX() / documentResolution;
    fitPictures(document, book.folder(), paper.width() / scale, scale);
}

} // namespace

int printGuidePage(const GuideBook& book, const GuidePage& page, QPrinter& printer) {
    printer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
    QTextDocument document;
    layOut(document, book, page, printer, usualLetters);
    double letters = usualLetters;
    while (document.pageCount() > 1 && letters > smallestLetters) {
        letters -= sizeStep;
        layOut(document, book, page, printer, letters);
    }
    if (document.pageCount() > 1) // small letters are for whoever gains a single sheet
        layOut(document, book, page, printer, usualLetters);
    QPainter painter;
    if (!painter.begin(&printer))
        return 0;
    const QSizeF paper = document.pageSize();
    for (int sheet = 0; sheet < document.pageCount(); ++sheet) {
        if (sheet > 0 && !printer.newPage())
            return 0;
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette = paletteOf(Tone::Light);
        context.palette.setColor(QPalette::Text, Qt::black);
        context.clip = QRectF(QPointF(0, sheet * paper.height()), paper);
        painter.save();
        painter.translate(0, -sheet * paper.height());
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
    }
    return document.pageCount();
}

} // namespace mentat
