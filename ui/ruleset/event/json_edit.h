#pragma once

#include <QPlainTextEdit>

class QSyntaxHighlighter;

namespace mentat {

class LineNumbers;

/// An editor of a document in JSON: in letters of one width, with air between the lines, their
/// numbers before them, and the keys weaker than their values.
class JsonEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit JsonEdit(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    friend class LineNumbers;

    void useLetters();
    void placeNumbers();
    void paintNumbers();

    LineNumbers* m_numbers = nullptr; // until the document is there
    QSyntaxHighlighter* m_keys = nullptr;
};

} // namespace mentat
