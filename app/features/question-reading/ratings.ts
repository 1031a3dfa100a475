import type { Reading } from './reading.ts'
import { reviewNouns } from './vocabulary.ts'

const stars = '(?:stars?|starred)'
const number = '(1|2|3|4|5|one|two|three|four|five)'
const starOf = (word: string) => Number(word) || ['one', 'two', 'three', 'four', 'five'].indexOf(word) + 1

function addRating(reading: Reading, at: number, lowest: number, highest: number) {
  reading.add('rating', at, { lowest: Math.max(1, lowest), highest: Math.min(5, highest) })
}

export function takeRatings(reading: Reading) {
  const { marked } = reading
  const each = (pattern: string, range: (groups: number[]) => [number, number]) => {
    for (const { at, groups } of marked.takeAll(new RegExp(pattern)))
      addRating(reading, at, ...range(groups.map(starOf)))
  }
  each(`\\b${number} ${stars}? ?(?:to|through) ${number} ${stars}\\b`, ([one, two]) => [
    Math.min(one!, two!),
    Math.max(one!, two!),
  ])
  // "1 or 2 stars" are side by side; "1 and 5 stars" are two conditions.
  for (const { at, end, groups } of marked.takeAll(
    new RegExp(`\\b${number} ${stars}? ?(?:or|and) ${number} ${stars}\\b`),
  )) {
    const [low, high] = groups.map(starOf).toSorted((one, other) => one - other)
    if (high! - low! === 1) addRating(reading, at, low!, high!)
    else
      for (const [place, star] of [
        [at, low!],
        [end - 1, high!],
      ] as const)
        addRating(reading, place, star, star)
  }
  each(
    `\\b(?:at least|minimum of|a minimum of|not less than|no less than|no fewer than) ${number} ${stars}\\b`,
    ([n]) => [n!, 5],
  )
  each(`\\b(?:at most|no more than|not more than|up to|a maximum of) ${number} ${stars}\\b`, ([n]) => [1, n!])
  each(`\\b${number} (?:${stars} )?(?:or|and) (?:more|above|better|higher|up|over) ?${stars}?`, ([n]) => [
    n!,
    5,
  ])
  each(
    `\\b${number} (?:${stars} )?(?:or|and) (?:less|fewer|below|lower|worse|under|down) ?${stars}?`,
    ([n]) => [1, n!],
  )
  each(`\\b${number} ${stars} reviews? (?:or|and) (?:more|above|better|higher|up|over)\\b`, ([n]) => [n!, 5])
  each(`\\b${number} ${stars} reviews? (?:or|and) (?:less|fewer|below|lower|worse|under|down)\\b`, ([n]) => [
    1,
    n!,
  ])
  each(`\\b(?:more than|above|over|better than|higher than|greater than) ${number} ${stars}\\b`, ([n]) => [
    n! + 1,
    5,
  ])
  each(`\\b(?:less than|fewer than|below|under|worse than|lower than) ${number} ${stars}\\b`, ([n]) => [
    1,
    n! - 1,
  ])
  each(`\\b${number} ${stars}\\b`, ([n]) => [n!, n!])
  each(`\\b(?:rated|rating of|rate us|rated us|gave us|give us|score of) (?:a |an )?${number}\\b`, ([n]) => [
    n!,
    n!,
  ])
  each(`\\b${number} out of (?:5|five)\\b`, ([n]) => [n!, n!])
  const tone = '(?:in|by) (?:tone|mood|sentiment|wording)'
  for (const [label, words] of [
    ['negative', 'negative'],
    ['positive', 'positive'],
    ['neutral', 'neutral'],
  ] as const)
    for (const { at } of marked.takeAll(
      new RegExp(
        `\\b${words}(?: ${reviewNouns})? ${tone}\\b|\\b${words} (?:tone|mood|sentiment|text|texts|wording)\\b|\\b(?:sound|sounds|sounding) ${words}\\b`,
      ),
    ))
      reading.add('label', at, { label })
  const share = '(?<=\\b(?:percent|percentage|share|many) )'
  each(`${share}(?:negative|bad|poor)(?= _|$)`, () => [1, 2])
  each(`${share}(?:positive|good)(?= _|$)`, () => [4, 5])
  const adjective = (words: string) =>
    `\\b(?:most |very |really |so )?(?:${words})(?:ly)?(?: rated)? ${reviewNouns}\\b|\\b(?:are|is|was|were|be) (?:${words})(?= _| _$|$| in percent)|\\b(?:${words}) ratings?\\b`
  if (!marked.has(/\b(best|worst|most (negative|positive|critical)|lowest|highest)\b/)) {
    each(
      adjective(
        'bad|poor|low|lower|terrible|negative|unhappy|dissatisfied|critical|awful|horrible|disappointed|angry|unsatisfied|unfavourable',
      ),
      () => [1, 2],
    )
    each(
      adjective(
        'good|great|positive|happy|satisfied|excellent|high|higher|favourable|pleased|glowing|kind|friendly|nice',
      ),
      () => [4, 5],
    )
    each(adjective('mixed|middling|mediocre|neutral|lukewarm'), () => [3, 3])
    each(`\\b(?:perfect|full marks|top marks)(?: ${reviewNouns})?\\b`, () => [5, 5])
  }
}
