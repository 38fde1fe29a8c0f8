#include "reports/heats/certificate_sheets.h"

#include "model/failure_kind.h"
#include "reports/paper/page_canvas.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Lines only: three frames, closer and wider, with squares where their corners meet.
void addFrame(PageCanvas& canvas, const QRectF& page) {
    canvas.box(page, 2.25);
    canvas.box(page.adjusted(6, 6, -6, -6), 0.5);
    const QRectF inner = page.adjusted(18, 18, -18, -18);
    canvas.box(inner, 0.75);
    const double side = 12;
    for (const QPointF corner :
         {inner.topLeft(), inner.topRight() - QPointF(side, 0),
          inner.bottomLeft() - QPointF(0, side), inner.bottomRight() - QPointF(side, side)})
        canvas.box({corner, QSizeF(side, side)}, 0.75);
}

PlacedPage certificatePage(const ReportRequest& request, const Certificate& certificate,
                           const TextMeasure& measure) {
    const QSizeF size = sizeOf(request.paper, Orientation::Sideways);
    const QRectF frame = QRectF(QPointF(0, 0), size).marginsRemoved(pageMargins());
    const EventDetails& details = request.event.details;
    const Language& language = request.wording.language();
    PageCanvas canvas(measure, size);
    addFrame(canvas, frame);

    const QRectF inner = frame.adjusted(54, 40, -54, -36);
    const auto centred = [&](double y, double height, const QString& text, TypeStyle style,
                             double floor, Darkness darkness = 1) {
        canvas.text({inner.left(), inner.top() + y, inner.width(), height}, text, style,
                    Align::Centre, floor, darkness);
    };
    centred(8, 30, details.name.text(), {.size = 22}, 12);
    centred(38, 20, language.number(details.year.value()), {.size = 14}, 10, 0.8);
    const double middle = inner.center().x();
    canvas.rule({middle - 60, inner.top() + 74}, {middle + 60, inner.top() + 74}, 0.75);
    centred(96, 46, certificate.achievement, {.size = 34}, 18);
    centred(146, 20, certificate.detail, {.size = 12}, 8, 0.8);
    centred(196, 100, certificate.name, {.size = 48, .isBold = true}, 24);
    canvas.rule({middle - 60, inner.top() + 318}, {middle + 60, inner.top() + 318}, 0.75);

    const double line = inner.bottom() - 30;
    const double width = 210;
    const double half = inner.width() / 2;
    canvas.rule({inner.left(), line}, {inner.left() + width, line}, 0.75);
    canvas.rule({inner.right() - width, line}, {inner.right(), line}, 0.75);
    const QString gm = details.gm.value_or(QString());
    canvas.text({inner.left(), line + 3, half - 20, 14},
                details.location.value_or(
                    certificateText(request, QT_TRANSLATE_NOOP("Certificate", "Place and date"))),
                {.size = 9}, Align::Start, 6, 0.8);
    canvas.text(
        {inner.right() - half + 20, line + 3, half - 20, 14},
        gm.isEmpty()
            ? certificateText(request, QT_TRANSLATE_NOOP("Certificate", "Game Master"))
            : certificateText(request, QT_TRANSLATE_NOOP("Certificate", "%1, Game Master"), {gm}),
        {.size = 9}, Align::End, 6, 0.8);
    return canvas.taken();
}

} // namespace

QString certificateText(const ReportRequest& request, const char* english,
                        const QStringList& filling) {
    return filled(request.wording.language().translate("Certificate", english), filling);
}

QString placeOnCertificate(const ReportRequest& request, Place of) {
    const int place = of.value();
    static constexpr std::array names{QT_TRANSLATE_NOOP("Certificate", "First place"),
                                      QT_TRANSLATE_NOOP("Certificate", "Second place"),
                                      QT_TRANSLATE_NOOP("Certificate", "Third place"),
                                      QT_TRANSLATE_NOOP("Certificate", "Fourth place"),
                                      QT_TRANSLATE_NOOP("Certificate", "Fifth place"),
                                      QT_TRANSLATE_NOOP("Certificate", "Sixth place")};
    if (place <= static_cast<int>(names.size()))
        return certificateText(request, names[static_cast<size_t>(place) - 1]);
    return certificateText(request, QT_TRANSLATE_NOOP("Certificate", "Place %1"),
                           {request.wording.language().number(place)});
}

Result<ReportDocument> certificateSheets(const ReportRequest& request,
                                         const std::vector<Certificate>& all) {
    if (all.empty())
        return failure(FailureKind::NoFinalYet, {u"certificates"_s});
    ReportDocument document = documentFor(
        request, certificateText(request, QT_TRANSLATE_NOOP("Certificate", "Certificates")));
    document.orientation = Orientation::Sideways;
    const TextMeasure measure;
    for (const Certificate& certificate : all) {
        PlacedSheet sheet{certificatePage(request, certificate, measure),
                          {Heading{2, certificate.achievement}, Paragraph{certificate.name},
                           Paragraph{certificate.detail, true}}};
        if (!certificate.footnote.isEmpty())
            sheet.inWords.push_back(Paragraph{certificate.footnote, true});
        document.add(std::move(sheet));
    }
    return document;
}

} // namespace mentat
