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

/// A file of earlier years before it comes in: what is wrong with it first, then what would come in
/// year by year. Columns of a list of games that are not found by their names are asked for, and
/// remembered. Taken as a whole, or left.
class ImportPanel : public QWidget {
    Q_OBJECT

public:
    explicit ImportPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// name: the file's, as the person knows it.
    void open(const QString& name, const QByteArray& bytes);
    /// The focus is put where a decision is asked for.
    void startTyping();

Q_SIGNALS:
    /// Taken in, or left; with what there is to say about it, which may be nothing.
    void done(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    /// Finds the header of a list and what is known of its columns, then reads it.
    void takeTable();
    [[nodiscard]] IncomingFile fileRead(bool byHand) const;
    void read();
    void showFile();
    [[nodiscard]] bool isList() const;
    [[nodiscard]] bool lacksColumns() const;
    /// What is asked for where columns are not known.
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
    QLabel* m_neededNames; // the settings that it speaks of
    QLabel* m_yearsTitle;
    ListTable* m_years;
    ImportYearsModel* m_yearsModel;
    QLabel* m_thereLabel;
    QComboBox* m_there;
    AccentButton* m_take;
    QPushButton* m_leave;
};

} // namespace mentat
