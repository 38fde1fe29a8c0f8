#include "reports/heats/certificate_sheets.h"

#include "model/failure_kind.h"
#include "reports/heats/report_parts.h"
#include "reports/paper/page_canvas.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr TypeStyle serif(double size, bool isItalic = false) {
    return {.size = size, .isItalic = isItalic, .face = Typeface::Serif};
}

constexpr double greatestName = 48;
constexpr double minName = 24;
constexpr TypeStyle eventStyle = serif(34);
constexpr TypeStyle statementStyle = serif(20, true);
constexpr TypeStyle courseStyle = serif(13);
constexpr TypeStyle signedStyle = serif(11);
constexpr Darkness soft = 0.7;

/// What all certificates of an event share.
struct CertificateOccasion {
    QString host{};
    QString event{};
    QString when{}; // and place
    QString signer{};
    QString day{};
    TypeStyle name = serif(greatestName);
};

/// The days of play, as far as known.
std::vector<QDate> daysOf(const ReportRequest& request) {
    std::vector<QDate> days;
    for (const Heat* heat : heatsInOrder(request)) {
        if (heat->details.start)
            days.push_back(heat->details.start->date());
    }
    if (const Stage* last = finalStage(request.event); last && last->start)
        days.push_back(last->start->date());
    std::ranges::sort(days);
    return days;
}

CertificateOccasion occasionOf(const ReportRequest& request, const std::vector<Certificate>& all,
                               const TextMeasure& measure, double width) {
    const EventDetails& details = request.event.details;
    const Language& language = request.wording.language();
    const std::vector<QDate> days = daysOf(request);
    CertificateOccasion occasion{.host = details.host.value_or(QString()).toUpper(),
                                 .event = details.name.text()};
    QStringList when;
    if (details.location)
        when.append(*details.location);
    when.append(days.empty() ? QString::number(details.year.value())
                             : language.dates(days.front(), days.back()));
    occasion.when = when.join(u", "_s);
    occasion.day
        = days.empty() ? say(request, Phrase("Certificate", "Date")) : language.date(days.back());
    occasion.signer = details.gm
                          ? say(request, Phrase("Certificate", "%1, Game Master"), {*details.gm})
                          : say(request, Phrase("Certificate", "Game Master"));
    // All names get the same size.
    for (const Certificate& one : all)
        occasion.name.size
            = measure.sizeThatFits(printable(one.name), occasion.name, width, minName);
    return occasion;
}

/// Two sand dunes for first place; otherwise a plain line.
void addOrnament(PageCanvas& canvas, QPointF middle, bool isFirstPlace) {
    constexpr double width = 160;
    if (!isFirstPlace) {
        canvas.accentCurve({middle - QPointF(40, 0), middle + QPointF(40, 0)}, 0.75);
        return;
    }
    const auto wave = [&](double from, double to, double height, double shift) {
        std::vector<QPointF> points;
        constexpr int steps = 32;
        for (int i = 0; i <= steps; ++i) {
            const double along = double(i) / steps;
            points.emplace_back(middle.x() + (from + (to - from) * along) * width,
                                middle.y() + shift
                                    - height * std::sin(along * 2 * std::numbers::pi));
        }
        return points;
    };
    canvas.accentCurve(wave(-0.5, 0.5, 8, 0), 1.5);
    canvas.accentCurve(wave(-0.42, 0.46, 6, 6), 0.6);
}

void addFrame(PageCanvas& canvas, const QRectF& page, bool isFirstPlace) {
    canvas.box(page, 0.75);
    canvas.accentBox(page.adjusted(6, 6, -6, -6), isFirstPlace ? 1.5 : 0.75);
    if (isFirstPlace)
        canvas.accentBox(page.adjusted(10, 10, -10, -10), 0.5);
}

/// Places parts from top to bottom.
class CertificateSheet {
public:
    CertificateSheet(const TextMeasure& measure, QSizeF size)
        : m_canvas(measure, size)
        , m_frame(QRectF(QPointF(0, 0), size).marginsRemoved(pageMargins()))
        , m_inner(m_frame.adjusted(60, 36, -60, -36))
        , m_y(m_inner.top()) {}

    PlacedPage page(const Certificate& one, const CertificateOccasion& occasion,
                    const std::optional<Logo>& logo) {
        addFrame(m_canvas, m_frame, one.isFirstPlace);
        if (logo)
            m_canvas.logo({m_inner.left(), m_y, m_inner.width(), logoHeight}, *logo);
        m_y += logo ? logoHeight + 10 : 26;
        TypeStyle hostStyle = courseStyle;
        hostStyle.tracking = 0.35;
        add(occasion.host, hostStyle, 20);
        add(occasion.event, eventStyle, 46);
        add(occasion.when, courseStyle, 20, soft);
        m_y += 24;
        addOrnament(m_canvas, {m_inner.center().x(), m_y}, one.isFirstPlace);
        m_y += 26;
        add(one.name, occasion.name, 62);
        m_y += 8;
        add(one.statement, statementStyle, 28);
        m_y += 4;
        add(one.detail, courseStyle, 36, soft);
        addSigned(occasion);
        return m_canvas.taken();
    }

private:
    static constexpr double logoHeight = 54;

    void add(const QString& text, const TypeStyle& style, double height, Darkness darkness = 1) {
        if (text.isEmpty())
            return;
        m_canvas.text({m_inner.left(), m_y, m_inner.width(), height}, text, style, Align::Center,
                      style.size * 0.6, darkness);
        m_y += height;
    }
    void addSigned(const CertificateOccasion& occasion) {
        constexpr double width = 240;
        const double y = m_inner.bottom() - 26;
        QRectF box(m_inner.left(), y + 3, width, 18);
        for (const QString& text : {occasion.signer, occasion.day}) {
            m_canvas.rule({box.left(), y}, {box.right(), y}, 0.75);
            m_canvas.text(box, text, signedStyle, Align::Start, 6);
            box.moveRight(m_inner.right());
        }
    }

    PageCanvas m_canvas;
    QRectF m_frame;
    QRectF m_inner;
    double m_y;
};

} // namespace

QString placeOnCertificate(const ReportRequest& request, Place of) {
    const int place = of.value();
    static constexpr std::array names{
        Phrase("Certificate", "First place"), Phrase("Certificate", "Second place"),
        Phrase("Certificate", "Third place"), Phrase("Certificate", "Fourth place"),
        Phrase("Certificate", "Fifth place"), Phrase("Certificate", "Sixth place")};
    if (place <= static_cast<int>(names.size()))
        return say(request, names[static_cast<size_t>(place) - 1]);
    return say(request, Phrase("Certificate", "Place %1"),
               {request.wording.language().number(place)});
}

QString statementOfPlace(const ReportRequest& request, Place place, int players) {
    if (place.value() == 1)
        return sayCounted(request, CountedPhrase("Certificate", "Champion · field of %n"), players);
    return sayCounted(request, CountedPhrase("Certificate", "%1 · field of %n"), players,
                      {placeOnCertificate(request, place)});
}

Result<ReportDocument> certificateSheets(const ReportRequest& request,
                                         const std::vector<Certificate>& all) {
    if (all.empty())
        return failure(FailureKind::NoFinalYet, {u"certificates"_s});
    ReportDocument document
        = documentFor(request, say(request, Phrase("Certificate", "Certificates")));
    document.orientation = Orientation::Sideways;
    const TextMeasure measure;
    const QSizeF size = sizeOf(request.paper, Orientation::Sideways);
    const double width = size.width() - 2 * (pageMargins().left() + 60);
    const CertificateOccasion occasion = occasionOf(request, all, measure, width);
    for (const Certificate& certificate : all) {
        PlacedSheet sheet{
            CertificateSheet(measure, size).page(certificate, occasion, request.event.logo),
            {Heading{2, certificate.achievement}, Paragraph{certificate.name},
             Paragraph{certificate.statement, true}}};
        if (!certificate.detail.isEmpty())
            sheet.inWords.push_back(Paragraph{certificate.detail, true});
        if (!certificate.footnote.isEmpty())
            sheet.inWords.push_back(Paragraph{certificate.footnote, true});
        document.add(std::move(sheet));
    }
    return document;
}

} // namespace mentat
