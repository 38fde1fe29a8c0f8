#pragma once

#include <QSpinBox>

#include <optional>

namespace mentat {

/// A number of points in halves, typed and shown as points: "2.5". Its value() is in halves.
class PointsBox : public QSpinBox {
    Q_OBJECT

public:
    explicit PointsBox(QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString textFromValue(int halves) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;

private:
    [[nodiscard]] std::optional<int> halvesIn(const QString& text) const;
};

} // namespace mentat
