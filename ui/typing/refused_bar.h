#pragma once

#include <QFrame>
#include <QTimer>

namespace mentat {

class TextLabel;

/// Has the focus after a sheet was not recorded as it is, so that what is typed on without looking
/// lands in no field: text and Enter are refused, and it flashes. F2 leads to what is marked, and
/// so do Tab and the arrows while nothing was typed; Esc leaves the sheet. Goes once something else
/// of the sheet has the focus.
class RefusedBar : public QFrame {
    Q_OBJECT

public:
    explicit RefusedBar(QWidget* parent = nullptr);

    /// sentence: why, and what to do. It is said and has the focus.
    void refuse(const QString& sentence);
    /// A key of the page that would change the sheet: refused as well, while this has the focus.
    [[nodiscard]] bool refuses();
    /// Whether something was typed since, by a hand that does not look.
    [[nodiscard]] bool wasTypedAt() const { return m_wasTypedAt; }
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] bool isFlashing() const { return m_flash.isActive(); }

Q_SIGNALS:
    /// To what is marked.
    void markWanted();
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void takeBlindKey();
    void lead();

    TextLabel* m_sentence;
    QTimer m_flash;
    bool m_wasTypedAt = false;
};

} // namespace mentat
