#pragma once

#include "model/document/people/people_csv.h"

#include <QWidget>

class QCheckBox;
class QPushButton;

namespace mentat {

/// What is decided of the line of a list that is selected: whether it is taken, and which of the
/// facts that it would change.
class LineChoices : public QWidget {
    Q_OBJECT

public:
    struct Fact {
        PersonFact fact;
        QString text; // "badge 7, was 5"
        bool isTaken;
    };

    explicit LineChoices(QWidget* parent = nullptr);

    /// isTaken: absent where nothing can be decided of the line as a whole. It keeps its room,
    /// whatever line is selected.
    void show(std::optional<bool> isTaken, const std::vector<Fact>& facts);

Q_SIGNALS:
    void lineToggled();
    void factToggled(PersonFact fact, bool isTaken);

private:
    QPushButton* m_line;
    std::vector<std::pair<PersonFact, QCheckBox*>> m_facts;
};

} // namespace mentat
