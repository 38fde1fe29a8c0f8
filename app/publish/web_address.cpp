#include "app/publish/web_address.h"

#include "reports/qr_code.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace mentat {

std::optional<QString> webAddress(const QString& typed) {
    const QUrl url(typed.trimmed(), QUrl::StrictMode);
    const bool isOfTheWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    if (!url.isValid() || !isOfTheWeb || url.host().isEmpty() || !url.userInfo().isEmpty())
        return std::nullopt;
    const QString address = QString::fromLatin1(url.toEncoded());
    return qrCodeOf(address) ? std::optional(address) : std::nullopt;
}

} // namespace mentat
