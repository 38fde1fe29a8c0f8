#pragma once

#include "reports/qr_code.h"

#include <QWidget>

namespace mentat {

/// A text as a QR picture: dark on light in any theme, with the margin that cameras need.
class QrLabel : public QWidget {
    Q_OBJECT

public:
    explicit QrLabel(QWidget* parent = nullptr);

    /// Empty: nothing is painted. spoken: what it is, for who cannot see it.
    void setText(const QString& text, const QString& spoken);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<QrCode> m_code;
};

} // namespace mentat
