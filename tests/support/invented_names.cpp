#include "tests/support/invented_names.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QString given(RandomSource& random) {
    static const std::vector<QString> names{
        u"Jean"_s,  u"François"_s, u"Anna"_s, u"Ann"_s,   u"Zoë"_s, u"Jo"_s,    u"Bjørn"_s,
        u"Maria"_s, u"Mary"_s,     u"Lee"_s,  u"Jacob"_s, u"J."_s,  u"Quinn"_s, u"Łucja"_s};
    QString first = random.of(names);
    switch (random.below(4)) {
    case 0: return first + u'-' + random.of(names);
    case 1: return first + u' ' + random.of(names);
    default: return first;
    }
}

QString family(RandomSource& random) {
    static const std::vector<QString> beginnings{u"Gag"_s, u"Ga"_s, u"Dy"_s, u"O'Br"_s, u"Mc Ma"_s,
                                                 u"Mül"_s, u"Du"_s, u"St"_s, u"Kö"_s};
    static const std::vector<QString> ends{u"né"_s,   u"ne"_s,  u"non"_s, u"er"_s, u"ien"_s,
                                           u"ster"_s, u"ler"_s, u"ke"_s,  u"l"_s};
    return random.of(beginnings) + random.of(ends);
}

} // namespace

std::vector<Person> madeUpPeople(int count, RandomSource& random) {
    std::vector<Person> people;
    for (int i = 1; i <= count; ++i) {
        Person person{{}, PersonId(i), *Name::fromText(given(random) + u' ' + family(random)), {}};
        if (random.oneIn(2))
            person.badge = QString::number(random.between(1, 2 * count));
        people.push_back(std::move(person));
    }
    return people;
}

} // namespace mentat::test
