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

/// A preview of a list of people: the effect of each of its lines. Asks for columns that are not
/// recognized by name, and remembers them. The user can match a similar name with a known person,
/// and make a namesake a new person. A line can be left out, and so can its changes; a line that
/// does not look like a person can be imported anyway. The imported people are then known to the
/// file, and not registered in any event. It is one act, which undo reverts.
class PeopleImportView : public QWidget {
    Q_OBJECT

public:
    explicit PeopleImportView(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Reads the list at the path; returns whether there is something to show. Reports an obstacle.
    bool read(const QString& path);
    /// The same for the cells on the clipboard.
    bool readClipboard();
    /// People have changed: the effects of the lines may differ.
    void refresh();
    void startTyping();
    /// Importing and canceling, for the end of the page's bar.
    [[nodiscard]] QWidget* acts() const { return m_acts; }

Q_SIGNALS:
    /// Imported, or canceled.
    void done(bool imported);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] Result<QByteArray> listIn(const QString& path) const;
    [[nodiscard]] bool show(const QString& name, const QByteArray& bytes);
    /// Reads its cells with the chosen options; false if nothing can be shown.
    [[nodiscard]] bool readCells();
    /// Discards the previous list.
    void clear();
    bool refuse(const QString& sentence);
    /// The same file with another sheet or encoding.
    void choiceChanged();
    void showCurrent();
    void toggleLine();
    void toggleFact(PersonFact fact, bool isTaken);
    [[nodiscard]] std::optional<qint64> currentLine() const;
    /// Finds the header and its known columns.
    void takeTable(const std::vector<CsvRow>& rows);
    /// With the columns assigned by hand.
    void readByHand();
    void mappingChanged();
    [[nodiscard]] PeopleLayout layoutByHand() const;
    [[nodiscard]] bool lacksName() const;
    void layOut();
    void showRows();
    /// The first unanswered line that is similar to a known person.
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
    PeopleImport m_whole;               // everything in the lines
    std::vector<SimilarLine> m_similar; // without those that were marked as two people
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
    LineChoices* m_current; // of the selected line
    QCheckBox* m_skip;
    QWidget* m_acts;
    QPushButton* m_import;
    QPushButton* m_leave;
};

} // namespace mentat
