#pragma once

#include <QTranslator>

namespace mentat {

/// The texts of the source are English, with their plurals in brackets: "%n player(s) (is|are)
/// in". This makes English of them, as the wording of sentences does for its own.
class EnglishPlurals : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char* context, const char* sourceText,
                                    const char* disambiguation = nullptr,
                                    int n = -1) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace mentat
