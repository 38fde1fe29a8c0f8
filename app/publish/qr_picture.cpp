#include "app/publish/page_frame.h"

#include "reports/qr_code.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The dark modules of a row, each run of them one rectangle.
QString rowPath(const QrCode& code, int row) {
    QString path;
    for (int column = 0; column < code.size; ++column) {
        if (!code.isDark(row, column))
            continue;
        const int begin = column;
        while (column < code.size && code.isDark(row, column))
            ++column;
        const int length = column - begin;
        path += u"M%1 %2h%3v1h-%3z"_s.arg(begin + QrCode::margin)
                    .arg(row + QrCode::margin)
                    .arg(length);
    }
    return path;
}

} // namespace

Html qrPicture(const QString& address, const QString& alt) {
    const auto code = qrCodeOf(address);
    Q_ASSERT(code);
    QString path;
    for (int row = 0; row < code->size; ++row)
        path += rowPath(*code, row);
    return Html("<svg viewBox=\"0 0 %1 %1\" role=\"img\" shape-rendering=\"crispEdges\" "
                "aria-label=\"%2\">\n<rect width=\"%1\" height=\"%1\" fill=\"#fff\"/>\n"
                "<path fill=\"#000\" d=\"%3\"/>\n</svg>\n",
                code->sizeWithMargin(), alt, path);
}

} // namespace mentat
