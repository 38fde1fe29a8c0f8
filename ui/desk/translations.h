#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <memory>

namespace mentat {

/// The languages of the program: English, the language of its sources, and those with a file
/// "mentat_de.qm" in one of the folders.
class Translations {
public:
    /// folders: the first that has a language wins; they need not exist.
    explicit Translations(QStringList folders = {});

    /// Codes of locales ("en", "de"), English first, the others sorted by their own names.
    [[nodiscard]] QStringList languages() const;
    /// The language's own name: "Deutsch".
    [[nodiscard]] static QString nameOf(const QString& language);

    /// The language to use for the user's choice (empty: the desktop's); English if there is no
    /// file for it.
    [[nodiscard]] QString spoken(const QString& chosen, const QLocale& desktop) const;
    /// nullptr for English.
    [[nodiscard]] std::shared_ptr<QTranslator> translator(const QString& language) const;

private:
    [[nodiscard]] QString fileOf(const QString& language) const;

    QStringList m_folders;
};

/// The texts of the source are English, with their plurals in brackets: "%n player(s) (is|are) in".
/// This resolves them, as the wording of sentences does for its own.
class EnglishPlurals : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char* context, const char* sourceText,
                                    const char* disambiguation = nullptr,
                                    int n = -1) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace mentat
