#pragma once

#include <QLabel>

namespace mentat {

enum class TextLevel {
    Figure,     // +24 pt, semibold: a number to be seen from the other side of a table
    PageTitle,  // +6 pt, semibold
    GroupTitle, // +1 pt, semibold
    Strong,     // semibold
    Weak,       // of less weight than what stands around it
};

/// A label of one level of the type scale; follows the platform's font and the theme.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    explicit TextLabel(TextLevel level, const QString& text = {}, QWidget* parent = nullptr);

    /// Takes the font and the colours that the application has now.
    void applyLevel();

protected:
    void changeEvent(QEvent* event) override;

private:
    TextLevel m_level;
    bool m_applying = false;
};

/// Its text as it is, in as many lines as it needs.
inline void showPlainly(QLabel& label) {
    label.setTextFormat(Qt::PlainText);
    label.setWordWrap(true);
}

/// The label, in as many lines as its text needs.
template <class Label>
[[nodiscard]] Label* wrapped(Label* label) {
    label->setWordWrap(true);
    return label;
}

/// The font of a level beside this one.
[[nodiscard]] QFont fontOf(TextLevel level, QFont font);

} // namespace mentat
