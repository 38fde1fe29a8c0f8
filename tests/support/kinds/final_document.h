#pragma once

#include <QByteArray>
#include <QString>

namespace mentat::test {

/// An event whose line-up for the final is p1 (Ada Byron), p2 (Blaise Pascal), p3 (Carl Gauss), p4
/// (Dorothy Vaughan), p5 (Emmy Noether), and p6 (Florence Allen), or the first five of them: two
/// tables of a heat, played by twelve people, or one by five. The final is at 9:00 on August 1,
/// 2026.
struct FinalDocument {
    int finalists = 6;
    QByteArray sets = R"(["base"])";
    QByteArray settings = "{}";
    bool closed = true;
    QByteArray more{}; // further members of the final, each after a comma
};

[[nodiscard]] QByteArray finalDocument(const FinalDocument& wanted = {});

/// Members of the final: a game that p1 won, and in which p2 and p3 are equal in everything.
[[nodiscard]] QByteArray equalFinal();

} // namespace mentat::test
