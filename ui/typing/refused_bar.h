#pragma once

#include <QFrame>
#include <QTimer>

namespace mentat {

class TextLabel;

/// Has the focus after a sheet was refused, so that blind typing lands in no field: text and Enter
/// are refused, and it flashes. F2 leads to the marked field, and so do Tab and the arrows while
/// nothing was typed; Esc leaves the sheet. Disappears once another part of the sheet has the
/// focus.
class RefusedBar : public QFrame {
    Q_OBJECT

public:
    explicit RefusedBar(QWidget* parent = nullptr);

    /// sentence: the reason, and what to do. It is announced and focused.
    void refuse(const QString& sentence);
    /// A key of the page that would change the sheet: also refused, while this has the focus.
    [[nodiscard]] bool refuses();
    /// Whether a key was typed blindly since.
    [[nodiscard]] bool wasTypedAt() const { return m_wasTypedAt; }
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] bool isFlashing() const { return m_flash.isActive(); }

Q_SIGNALS:
    /// The user wants to go to the marked field.
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
