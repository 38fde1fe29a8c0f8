#include "reports/writers/html/html.h"

#include "reports/writers/plain_text.h"

namespace mentat {

QByteArray Html::written(const QString& text) {
    return plainLine(text).toHtmlEscaped().toUtf8();
}

QByteArray Html::filled(std::string_view markup, std::span<const QByteArray> values) {
    QByteArray bytes;
    size_t begin = 0;
    const auto take = [&](size_t end) {
        bytes.append(markup.data() + begin, static_cast<qsizetype>(end - begin));
    };
    for (size_t i = 0; i < markup.size(); ++i) {
        const size_t place = values.empty() ? 0 : markupPlace(markup, i);
        if (place == 0)
            continue;
        take(i);
        bytes += values[place - 1];
        begin = ++i + 1;
    }
    take(markup.size());
    return bytes;
}

} // namespace mentat
