#include "tests/reports/page_checks.h"

#include "reports/paper.h"

#include <QFont>
#include <QFontMetricsF>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

/// Measured by itself, not by what laid the page out.
double inkWidth(const PlacedText& text) {
    static const std::map<Typeface, QString> families{
        {Typeface::Plain, u"DejaVu Sans"_s},
        {Typeface::Narrow, u"DejaVu Sans Condensed"_s},
        {Typeface::Serif, u"Gentium Plus"_s}};
    QFont font(families.at(text.style.face));
    font.setPixelSize(200);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setBold(text.style.isBold);
    font.setItalic(text.style.isItalic);
    return QFontMetricsF(font).horizontalAdvance(text.text) * text.style.size / 200
           * (1 + text.style.tracking);
}

QString where(size_t page, const QString& text) {
    return u" on page "_s + QString::number(page + 1) + u": "_s + text.left(40);
}

void addOverlaps(const std::vector<std::pair<QRectF, QString>>& inks, size_t page,
                 QStringList& faults) {
    for (size_t i = 0; i < inks.size(); ++i) {
        for (size_t j = i + 1; j < inks.size(); ++j) {
            const QRectF common = inks[i].first & inks[j].first;
            if (common.width() > 0.6 && common.height() > 0.6)
                faults.append(u"overlap"_s + where(page, inks[i].second) + u" / "_s
                              + inks[j].second.left(40));
        }
    }
}

} // namespace

QRectF inkBox(PlacedText text) {
    if (text.isTurned) {
        text.isTurned = false;
        const QRectF upright = inkBox(text);
        return {text.box.left() + text.box.right() - upright.right(),
                text.box.top() + text.box.bottom() - upright.bottom(), upright.width(),
                upright.height()};
    }
    if (text.isBroken)
        return text.box; // whoever placed it has measured its lines
    const double width = inkWidth(text);
    double x = text.box.left();
    if (text.align == Align::Center)
        x += (text.box.width() - width) / 2;
    else if (text.align == Align::End)
        x += text.box.width() - width;
    const double size = text.style.size;
    // Figures stand on the line and are as high as capitals.
    if (std::ranges::all_of(text.text, [](QChar c) { return c.isDigit(); }))
        return {x, text.box.top() + size * 0.18, width, size * 0.77};
    return {x, text.box.top(), width, size * 1.1};
}

QStringList faultsOf(const std::vector<PlacedPage>& pages) {
    QStringList faults;
    for (size_t page = 0; page < pages.size(); ++page) {
        const QRectF room = QRectF(QPointF(0, 0), pages[page].size).marginsRemoved(pageMargins());
        const QRectF allowed = room.adjusted(-0.6, -0.6, 0.6, 0.6);
        std::vector<std::pair<QRectF, QString>> inks;
        for (const PlacedItem& item : pages[page].items) {
            if (const auto* text = std::get_if<PlacedText>(&item)) {
                inks.emplace_back(inkBox(*text), text->text);
                if (inks.back().first.width() > text->box.width() + 0.6)
                    faults.append(u"wider than its box"_s + where(page, text->text));
                if (!allowed.contains(inks.back().first))
                    faults.append(u"beyond the margins"_s + where(page, text->text));
                if (text->darkness < 0.6)
                    faults.append(u"too pale"_s + where(page, text->text));
            } else if (const auto* box = std::get_if<PlacedBox>(&item)) {
                if (!allowed.contains(box->box))
                    faults.append(u"beyond the margins"_s + where(page, u"a box"_s));
            } else if (const auto* logo = std::get_if<PlacedLogo>(&item)) {
                inks.emplace_back(logo->box, u"the logo"_s);
                if (!allowed.contains(logo->box))
                    faults.append(u"beyond the margins"_s + where(page, u"the logo"_s));
            } else if (const auto* figure = std::get_if<PlacedFigure>(&item)) {
                inks.emplace_back(figure->box, u"a figure"_s);
                if (!allowed.contains(figure->box))
                    faults.append(u"beyond the margins"_s + where(page, u"a figure"_s));
            } else {
                const auto& line = std::get<PlacedLine>(item);
                if (!allowed.contains(line.from) || !allowed.contains(line.to))
                    faults.append(u"beyond the margins"_s + where(page, u"a line"_s));
            }
        }
        if (pages[page].items.empty())
            faults.append(u"nothing"_s + where(page, {}));
        addOverlaps(inks, page, faults);
    }
    return faults;
}

QStringList textsOn(const PlacedPage& page) {
    QStringList texts;
    for (const PlacedItem& item : page.items) {
        if (const auto* text = std::get_if<PlacedText>(&item))
            texts.append(text->text);
    }
    return texts;
}

size_t columnsOfWall(const PlacedPage& page) {
    std::set<double> lefts;
    for (const PlacedItem& item : page.items) {
        const auto* text = std::get_if<PlacedText>(&item);
        const bool isTable = text && text->style.isBold && text->style.size == 30;
        if (isTable)
            lefts.insert(text->box.left());
    }
    return lefts.size();
}

} // namespace mentat::test
