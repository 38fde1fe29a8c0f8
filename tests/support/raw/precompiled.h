// What most files of this folder include, for builds that read it only once (MENTAT_PRECOMPILE).
#pragma once

#include "tests/support/raw/raw_shape.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <utility>
#include <vector>
