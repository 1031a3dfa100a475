import type { Dimension, Measure } from './query.schema.ts'
import type { Reading } from './reading.ts'

export function takeMeasure(reading: Reading): Measure | null {
  const { marked } = reading
  if (
    marked.takes(
      /\bhow many percent( of)?\b|\b(what|which)? ?(is |are )?(the |our )?(share|percentage|percent|proportion|fraction)( of)?\b|\bhow much of\b|\bin percent\b|\bhow often\b|\bhow common\b|\bwhat part of\b/,
    )
  )
    return 'share'
  if (
    marked.takes(/\bhow many\b|\bnumber of\b|\bcounts?( of)?\b|\bhow often\b|\b(total|amount|quantity) of\b/)
  )
    return 'count'
  const noun =
    '(review|reviews|comment|comments|feedback|quote|complaint|complaints|rating|customer|opinion|one|criticism|praise|compliment|star|time|voice)'
  const between = '(?:(?!than|and|or|in)[a-z0-9_]+ ){0,3}'
  const ends: [Measure, string][] = [
    [
      'newest',
      `\\bwhen (?:did|was|were|have|has|is) (?:[a-z0-9_]+ ){0,6}last\\b|\\b(?:newest|latest|most recent|recentest|last)(?= ${between}(?:${noun}|_)(?: |$))|\\b(?:newest|most recent|latest)\\b`,
    ],
    [
      'oldest',
      `\\bwhen (?:did|was|were|have|has|is) (?:[a-z0-9_]+ ){0,6}first\\b|\\b(?:oldest|earliest|very first|first)(?= ${between}(?:${noun}|_)(?: |$))|\\b(?:oldest|earliest)\\b`,
    ],
    ['longest', '\\blongest\\b'],
    ['shortest', '\\bshortest\\b'],
    [
      'worst',
      `\\b(?:worst|most negative|harshest|most critical|angriest|nastiest|lowest|lowest rated|most damning|saddest)(?= ${between}(review|reviews|comment|quote|feedback|customer experience|one)\\b)`,
    ],
    [
      'best',
      `\\b(?:best|most positive|nicest|kindest|happiest|highest rated|most glowing|most enthusiastic|loveliest)(?= ${between}(review|reviews|comment|quote|feedback|one)\\b)`,
    ],
  ]
  if (!isRanking(reading))
    for (const [measure, pattern] of ends) if (marked.takes(new RegExp(pattern))) return measure
  if (marked.takes(/\b(tone|sentiment|mood)\b/)) return 'tone'
  if (
    marked.takes(
      /\b(average|avg|mean|ratings?|rated|rates|stars|scores?|satisf\w*|averages|how (good|bad|happy|well)|how (are|is|were|was|did|have|has) (we|things|business|our business) (been )?(do|doing|done|go|going|gone|look|looking)|prefer\w*|rate)\b/,
    )
  )
    return 'average'
  if (
    marked.takes(
      /\b(which|what|main|top|most frequent) (are the )?(topics?|subjects?|themes?|things|aspects?|matters|issues)\b|\btopics?\b|\bthemes?\b|\bsubjects?\b|\bwhat (do|did|are|is|have) (\w+ ){0,4}(mention|mentioned|talk|talked|talking|discuss|write) (about )?(the )?(most|mostly)\b/,
    )
  )
    return 'topics'
  if (marked.takes(/\b(show|list|quotes?|examples?|read|give me|see|find|in their own words|the words)\b/))
    return 'quotes'
  return null
}

const isRanking = (reading: Reading) =>
  reading.marked.asks(/\bwhich (month|week|year|quarter|day|weekday|source|language|topic)\b/)

export function takeTrend(reading: Reading) {
  // "about the rise in prices" asks what is said of it.
  reading.marked.takes(
    /(?<=\babout )(?:the |our )?(?:recent |latest |big )?(?:rise|increase|drop|decline|fall|decrease)s? (?:in|of)\b/,
  )
  return reading.marked.takes(
    /\b(trends?|trending|over time|develop(ed|ing|ment|s)?|evolv(ed|ing|es)|(?<!\b(?:of|about|right|small|wrong|correct|enough|the) )chang(ed|es|ing|e)|improv(ed|es|ing|ement|e)|gett?ing (better|worse)|(go|going|gone) (up|down)|went (up|down)|ris(e|es|ing|en)|rose|fall(s|ing|en)?|fell|increas(ed|es|ing|e)|decreas(ed|es|ing|e)|declin(ed|es|ing|e)|drop(ped|s|ping)?|grow(s|n|ing)?|grew|progress(ed|ing)?|become (better|worse)|gotten (better|worse)|got (better|worse))\b/,
  )
}

export function takeEnd(reading: Reading): 'highest' | 'lowest' | null {
  const { marked } = reading
  const low = marked.takes(
    /\b(worst|lowest|least|fewest|quietest|slowest|unhappiest|lower|worse|weakest|poorest|fewer|less)\b/,
  )
  const high = marked.takes(
    /\b(best|highest|most|top( \d+)?|busiest|better|higher|more|strongest|biggest|happier|happiest|greatest|largest|main)\b/,
  )
  if (marked.takes(/\bunhappier\b/)) return 'lowest'
  return low ? 'lowest' : high ? 'highest' : null
}

export type MeasureAsked = {
  measure: Measure | null
  by: Dimension | null
  end: 'highest' | 'lowest' | null
  isTrend: boolean
  isOfChange: boolean
}

/** What is measured, by all that was taken from the question. Null where nothing tells. */
export function measureOf(
  reading: Reading,
  { measure, by, isTrend, isOfChange, end }: MeasureAsked,
  { isComparing }: { isComparing: boolean },
): Measure | null {
  const { marked, opinion } = reading
  const hasObject = reading.hasObject()
  const isExistential = marked.asks(
    /^(is|are|was|were) there\b|^(did|does|do|has|have) (any|some|no)(one|body)?\b|^any\b/,
  )
  if (isOfChange) return hasObject ? 'opinion' : 'topics'
  if (by === 'rating' && measure !== 'share') return 'count'
  if (measure && !['quotes', 'topics'].includes(measure)) return measure
  const isPlural = marked.asks(/\b(reviews|complaints|compliments|comments|mentions|customers|people)\b/)
  if (by) {
    const isCounted =
      marked.asks(
        /\bmentions?\b|\b(most|fewest|more|fewer|least|many|number|busiest|quietest|slowest) (\w+ ){0,4}(reviews|complaints|comments|customers|people|feedback|praise|ratings)\b|\b(busiest|quietest|slowest)\b/,
      ) || opinion !== null
    return isCounted
      ? 'count'
      : isTrend && hasObject && !marked.asks(/\b(rat\w*|stars?|average)\b/)
        ? 'count'
        : isTrend || end
          ? marked.asks(
              /\b(happy|happier|happiest|unhappiest|satisfied|rat\w*|stars?|best|worst|better|worse|improv\w*)\b/,
            )
            ? 'average'
            : 'count'
          : 'count'
  }
  const isOfMentions = marked.asks(/\b(mentioned|talked about|comes? up|discussed)\b|\bmentions\b/)
  // Numbers can be compared, topics cannot.
  if (
    isComparing &&
    opinion &&
    !hasObject &&
    marked.asks(/^what (do|did|does|is|are) .*\b(complain|critici[sz]e|dislike|hate|like|love|praise)\b/)
  )
    return 'topics'
  if (isComparing)
    return measure === 'topics'
      ? 'topics'
      : opinion ||
          isOfMentions ||
          (isPlural &&
            !marked.asks(
              /\b(better|worse|happier|compar\w*|(higher|lower) (average |mean )?ratings?|rated (higher|lower))\b/,
            ))
        ? 'count'
        : 'average'
  if (measure === 'topics') return 'topics'
  if (opinion && !hasObject && !isExistential && measure !== 'quotes') return 'topics'
  if (opinion && !hasObject && measure === 'quotes' && marked.asks(/\bwhat\b/)) return 'topics'
  if (measure === 'quotes') return 'quotes'
  if (marked.asks(/\bwhat (do|did|does|are|is|was|were|have|has)\b|\bhow (do|did|does)\b/) && hasObject)
    return 'quotes'
  if (hasObject || opinion) return 'opinion'
  if (reading.found.length > 0) return 'quotes'
  return marked.asks(/\bhow (are|is) (we|things|business)\b/) ? 'average' : null
}
