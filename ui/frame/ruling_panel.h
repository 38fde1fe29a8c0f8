#pragma once

#include "ui/desk/page.h"
#include "ui/pages/rules/rules_page.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace mentat {

class AccentButton;

/// A ruling, typed below any page: the question, the GM's answer, the entry it concerns, and the
/// table. Leaving a new one keeps the draft, even over a restart.
class RulingPanel : public QFrame {
    Q_OBJECT

public:
    explicit RulingPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Opens with the draft, or if there is none, with start.
    void open(const RulingStart& start);
    /// Opens a ruling of the event for rewording, or its draft. Leaving changes nothing and keeps
    /// the draft.
    void change(const Ruling& ruling);

Q_SIGNALS:
    /// The ruling is saved in the event; its entry's id.
    void recorded(const QString& entry);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void offerEntries();
    void takeDraft(const QString& draft);
    [[nodiscard]] QString asTyped(const Ruling& ruling) const;
    void keepDraft();
    void record();
    void leave();
    void present(const QString& title, const QString& act);
    void fill(const QString& question, const QString& answer, const QString& entry,
              const QString& place);
    [[nodiscard]] QString titleOf(const QString& entry) const;
    /// The typed ruling; absent, with a notice, if a field is missing.
    [[nodiscard]] std::optional<Ruling> typedRuling();
    /// The named entry; empty: none was named. Nothing: there is no such entry.
    [[nodiscard]] std::optional<QString> namedEntry() const;
    /// Reads the typed heat and table; false: neither "3" nor "2/3".
    [[nodiscard]] bool readPlace(Ruling& ruling) const;
    void complain(const QString& sentence, QWidget& field);

    OpenBook& m_book;
    QLineEdit* m_question;
    QPlainTextEdit* m_answer;
    QLineEdit* m_entry;
    QLineEdit* m_place;
    QLabel* m_complaint;
    AccentButton* m_record;
    QPointer<QWidget> m_focusBefore;
    QLabel* m_title;
    std::optional<Ruling> m_changed; // the ruling being reworded; none: a new one
    bool m_isTakingDraft = false;
};

} // namespace mentat
