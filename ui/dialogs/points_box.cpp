#include "ui/dialogs/points_box.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int mostPoints = 99;

} // namespace

PointsBox::PointsBox(QWidget* parent) : QSpinBox(parent) {
    setRange(0, 2 * mostPoints);
    setAlignment(Qt::AlignRight);
}

QString PointsBox::textFromValue(int halves) const {
    return locale().toString(halves / 2) + locale().decimalPoint() + (halves % 2 ? u'5' : u'0');
}

std::optional<int> PointsBox::halvesIn(const QString& text) const {
    // Either point: who types fast uses that of the number block.
    static const QRegularExpression pattern(u"^(\\d{1,2})([.,]([05])?)?$"_s);
    const auto match = pattern.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    return 2 * match.captured(1).toInt() + (match.captured(3) == u"5"_s ? 1 : 0);
}

int PointsBox::valueFromText(const QString& text) const {
    return halvesIn(text).value_or(value());
}

QValidator::State PointsBox::validate(QString& text, int&) const {
    if (text.trimmed().isEmpty())
        return QValidator::Intermediate;
    return halvesIn(text) ? QValidator::Acceptable : QValidator::Invalid;
}

} // namespace mentat
