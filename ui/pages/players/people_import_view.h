#pragma once

#include "app/session/people/list_matching.h"
#include "app/session/people/look_alikes.h"
#include "ui/desk/page.h"
#include "ui/mapping/columns_by_hand.h"
#include "ui/mapping/line_choices.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace mentat {

class ListTable;
class PlayersImportModel;

/// A list of people before it is taken in: what becomes of each of its lines. Columns that are not
/// found by their names are asked for, and remembered. Who looks like somebody whom the file knows
/// can be said to be that person, and a namesake to be somebody new. A line can be left out, and so
/// can what it would change; one that does not look like a person can be taken all the same. Whom
/// it names is known to the file afterwards, and registered in no event. It is one act, which undo
/// takes back.
class PeopleImportView : public QWidget {
    Q_OBJECT

public:
    explicit PeopleImportView(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Reads the list at the path; whether there is something to show. What stands in the way is
    /// said.
    bool read(const QString& path);
    /// The same of the cells that the clipboard holds.
    bool readClipboard();
    /// People have changed: the lines may do something else now.
    void refresh();
    void startTyping();
    /// Taking it in and leaving it, for the end of the page's bar.
    [[nodiscard]] QWidget* acts() const { return m_acts; }

Q_SIGNALS:
    /// Taken in, or left.
    void done(bool imported);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] Result<QByteArray> listIn(const QString& path) const;
    [[nodiscard]] bool show(const QString& name, const QByteArray& bytes);
    /// Reads its cells, by what was said of them; false where nothing can be shown.
    [[nodiscard]] bool readCells();
    /// Nothing of the list before is left.
    void clear();
    bool refuse(const QString& sentence);
    /// The same file by another sheet, or in other letters.
    void choiceChanged();
    void showCurrent();
    void toggleLine();
    void toggleFact(PersonFact fact, bool isTaken);
    [[nodiscard]] std::optional<qint64> currentLine() const;
    /// Finds the header and what is known of its columns.
    void takeTable(const std::vector<CsvRow>& rows);
    /// By the columns said by hand.
    void readByHand();
    void mappingChanged();
    [[nodiscard]] PeopleLayout layoutByHand() const;
    [[nodiscard]] bool lacksName() const;
    void layOut();
    void showRows();
    /// The first line that looks like somebody and is not answered.
    void showSimilar();
    void answerSimilar(bool isSame);
    void showNamesake();
    void takeNamesake();
    void import();

    OpenBook& m_book;
    QString m_name; // of the list
    QByteArray m_bytes;
    std::vector<CsvRow> m_rows;
    bool m_isByHand = false;
    HandledList m_people;
    PeopleImport m_fates;
    PeopleImport m_whole;               // with everything that the lines say
    std::vector<SimilarLine> m_similar; // those who were not said to be two people
    QLabel* m_title;
    QLabel* m_summary;
    ListTable* m_list;
    PlayersImportModel* m_model;
    TableChoices* m_choices;
    QPushButton* m_columns;
    ColumnsByHand* m_byHand;
    QCheckBox* m_noHeader;
    QWidget* m_like;
    QLabel* m_likeText;
    QPushButton* m_same;
    QPushButton* m_twoPeople;
    QPushButton* m_asNew;
    LineChoices* m_current; // of the line that is selected
    QCheckBox* m_skip;
    QWidget* m_acts;
    QPushButton* m_import;
    QPushButton* m_leave;
};

} // namespace mentat
