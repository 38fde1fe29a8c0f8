#pragma once

#include "model/document/incoming_file.h"
#include "ui/desk/page.h"
#include "ui/itemmodels/import_models.h"
#include "ui/mapping/columns_by_hand.h"
#include "ui/mapping/line_choices.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace mentat {

class AccentButton;
class ListTable;

/// A preview of a file of earlier years: errors first, then the content year by year. Asks for the
/// columns of a list of games that are not recognized by name, and remembers them. The file is
/// imported as a whole, or not at all.
class ImportPanel : public QWidget {
    Q_OBJECT

public:
    explicit ImportPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// name: the file's name as shown to the user.
    void open(const QString& name, const QByteArray& bytes);
    /// Moves the focus to the pending decision.
    void startTyping();

Q_SIGNALS:
    /// Imported or abandoned; with a message, which may be empty.
    void done(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    /// Finds the header of a list and its known columns, then reads it.
    void takeTable();
    [[nodiscard]] IncomingFile fileRead(bool byHand) const;
    void read();
    void showFile();
    [[nodiscard]] bool isList() const;
    [[nodiscard]] bool lacksColumns() const;
    /// The question about unknown columns.
    [[nodiscard]] QString columnsText() const;
    [[nodiscard]] QString ignoredText() const;
    void showYears();
    void showProblems();
    void showSummary();
    void decideAll();
    void decideNext();
    void import();
    [[nodiscard]] Result<int> takeIn();
    [[nodiscard]] bool canImport() const;

    OpenBook& m_book;
    QString m_name;
    QByteArray m_bytes;
    IncomingFile m_file;
    std::vector<ImportYearRow> m_rows;
    QLabel* m_summary;
    TableChoices* m_choices;
    QPushButton* m_columns;
    ColumnsByHand* m_byHand;
    QLabel* m_problemsTitle;
    ListTable* m_problems;
    ImportProblemsModel* m_problemsModel;
    QCheckBox* m_needed;
    QLabel* m_neededNames; // the settings that it mentions
    QLabel* m_yearsTitle;
    ListTable* m_years;
    ImportYearsModel* m_yearsModel;
    QLabel* m_thereLabel;
    QComboBox* m_there;
    AccentButton* m_take;
    QPushButton* m_leave;
};

} // namespace mentat
