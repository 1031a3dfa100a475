import { partOf } from '#analysis/aspects/parts-of-speech.ts'
import { stapleOfNoun } from '#analysis/aspects/staples.ts'
import { topicOfNoun, topicOfPair } from '#analysis/aspects/topic-nouns.ts'
import { tokenise } from '#analysis/text/tokens.ts'
import type { ReviewSet, WordGroup } from './query.schema.ts'
import type { Found, Kind, Reading } from './reading.ts'
import { isKnown } from './spelling.ts'
import { otherNames, shownName } from './synonyms.ts'
import { abstractNouns, emptyWords, negations, reviewNouns, topicSynonyms } from './vocabulary.ts'
import { fold, ownNounOf } from './words.ts'

/** `unread`: those because of which the question is not answered; the query does without the others. */
type Left = { leftOut: string[]; unread: string[] }

/** Reads the subject of the question. Returns the words that nothing understood. */
export function takeObjects(reading: Reading, { isNumeric }: { isNumeric: boolean }): Left {
  const { marked } = reading
  const left: string[] = []
  const hasAbout = marked.asks(
    /\b(about|mention\w*|contain\w*|includ\w*|sa(?:y|ys|id|ying)|talk\w*|speak\w*|discuss\w*|regarding|concerning|comment\w* on|feedback on|opinions? (of|on)|think of|thinks of|thoughts on|trouble with|problems? with|issues? with|happy with|unhappy with|complain\w*|prais\w*|critici\w*|like|likes|liked|love|loves|loved|hate|enjoy|dislike|satisfied with|word|words|describe|refer\w*|recommend|name|notice\w*|find)\b/,
  )
  const isThing = !marked.asks(/^(where|who|whose|did it|does it|is it|was it|has it)\b/)
  for (const { at, words } of marked.runs((word) => emptyWords.has(word))) {
    let i = 0
    while (i < words.length) {
      const topic = topicAt(reading, words, i)
      if (topic) {
        reading.found.push({
          kind: topic.kind,
          at: at + i,
          set: topic.set,
          word: words.slice(i, topic.end).join(' '),
        })
        i = topic.end
        continue
      }
      const word = words[i]!
      const phrase = `${word} ${words[i + 1]}`
      const isPhrase = isWritten(reading, phrase)
      const isNamed = beforeNames.has(marked.words[at + i - 1] ?? '')
      const isLikely =
        hasAbout ||
        (isThing && (isWritten(reading, word) || isPhrase || otherNames(ownNounOf(word)).length > 0))
      const isUnknown =
        negations.has(word) ||
        (abstractNouns.has(word) && !(isWritten(reading, word) && isAfterAbout(marked.words, at + i))) ||
        !(isNamed || (isLikely && (isPhrase || mayBeThing(word)))) ||
        /^\d/.test(word) ||
        (isVerbLike(word) && reading.hasObject())
      if (isUnknown) left.push(word)
      else
        reading.found.push({
          kind: 'words',
          at: at + i,
          set: { words: [groupIn(reading, isPhrase ? phrase : word)] },
          word: isPhrase ? phrase : word,
        })
      i += isPhrase ? 2 : 1
    }
  }
  joinObjects(reading, { isNumeric })
  const unread = left.filter((word) => negations.has(word) || !isVerbLike(word))
  if (unread.length > 0) return { leftOut: [], unread }
  const isNeeded = left.length > 0 && (isNumeric || !reading.hasObject())
  return isNeeded ? { leftOut: [], unread: left } : { leftOut: left, unread: [] }
}

/** "quotes about the view": a word of the asking may be a thing too. */
const isAfterAbout = (words: readonly string[], at: number) =>
  words[at - 1] === 'about' ||
  (/^(the|our)$/.test(words[at - 1] ?? '') &&
    /^(about|mention|mentions|mentioning)$/.test(words[at - 2] ?? ''))

const isWritten = ({ background }: Reading, words: string) =>
  background.writtenWords?.has(words) || background.foreignWords?.has(words)

/** Things side by side: "wheelchair or pushchair" is one of them, "rye bread" both. */
function joinObjects(reading: Reading, { isNumeric }: { isNumeric: boolean }) {
  const things = reading.found
    .filter(({ kind }) => kind === 'group' || kind === 'words' || kind === 'topic')
    .toSorted((one, other) => one.at - other.at)
  for (const [index, thing] of things.entries()) {
    const next = things[index + 1]
    if (!next) return
    // "Reviews that mention A and B" mention both; what people say about A and B is said of either.
    const isBoth =
      reading.marked.asks(/\bboth\b/) ||
      (!isComparing(reading) && reading.marked.asks(/\b(that|which|who) (mention|contain|name)\b/))
    if (isComparing(reading) && !isBoth) continue
    const between = reading.marked.words.slice(thing.at + 1, next.at).join(' ')
    const isOr = /\bor\b/.test(between)
    if (isOr || (/\band\b/.test(between) && !isNumeric && !isBoth)) uniteWith(reading, thing, next)
    else if (next.kind === 'topic' && thing.kind === 'topic')
      next.set = { words: [groupIn(reading, next.word ?? '')] }
  }
}

function uniteWith(reading: Reading, thing: Found, next: Found) {
  if (thing.kind === 'topic' && next.kind === 'topic') return
  const groups = [thing, next].flatMap(({ set, word }) => set.words ?? [groupIn(reading, word ?? '')])
  const name = groups.map((group) => group.name).join(' or ')
  next.set = {
    words: [
      {
        name,
        forms: [...new Set(groups.flatMap(({ forms }) => forms))],
        isObject: groups.every(({ isObject }) => isObject),
      },
    ],
  }
  next.kind = 'words'
  reading.found.splice(reading.found.indexOf(thing), 1)
}

export const isComparing = (reading: Reading) =>
  reading.marked.asks(
    /\b(vs|versus|against|compar\w*|than|differ\w*|better|worse|more|fewer|higher|lower|prefer\w*|which)\b/,
  )

export const hasObject = (reading: Reading) =>
  reading.found.some(({ kind }) => kind === 'topic' || kind === 'words')

/** Topics that gather several words; "crown" or "breakfast" are no more than the word. */
const broadTopics = new Set(Object.values(topicSynonyms).concat('food', 'service', 'facilities', 'staff'))

/** The topic or the two words at this place. */
function topicAt(
  reading: Reading,
  words: string[],
  i: number,
): { kind: Kind; set: ReviewSet; end: number } | null {
  const { topics } = reading.background
  const isWord = reading.marked.asks(/\b(mention\w*|contain\w*|includ\w*|the words?)\b/)
  const isOfBoth =
    !isComparing(reading) &&
    reading.marked.asks(/\bmention\w* (?:(?:the|our|a|an) )?\w+ and (?:(?:the|our|a|an) )?\w+/)
  for (let length = Math.min(4, words.length - i); length >= 1; length--) {
    const phrase = words.slice(i, i + length)
    const names = [phrase.join(' '), [...phrase.slice(0, -1), ownNounOf(phrase.at(-1)!)].join(' ')]
    const isNarrow = isOfBoth && length === 1 && !broadTopics.has(names[1]!) && isWritten(reading, phrase[0]!)
    const own = isNarrow
      ? undefined
      : topics.find((topic) => names.includes(fold(topic)) || names.includes(ownNounOf(fold(topic))))
    if (own) return { kind: 'topic', set: { topics: [own] }, end: i + length }
    const paired = length === 2 ? topicOfPair[names[0]!] : undefined
    if (length === 2 && (paired || stapleOfNoun.has(names[0]!) || stapleOfNoun.has(names[1]!))) {
      const isSame = paired && (phrase.some((word) => paired.includes(word)) || sameByAnotherName.has(paired))
      const topic = isSame && topics.includes(paired) ? paired : null
      if (topic) return { kind: 'topic', set: { topics: [topic] }, end: i + 2 }
      return {
        kind: 'words',
        set: { words: [{ name: names[0]!, forms: [names[0]!], isObject: true }] },
        end: i + 2,
      }
    }
  }
  const word = words[i]!
  const noun = ownNounOf(word)
  const synonym =
    topicSynonyms[word] ??
    topicSynonyms[noun] ??
    (topicOfNoun(noun) === noun || isWritten(reading, word) ? undefined : topicOfNoun(noun))
  // A part of food or drinks is looked for by its own word: "croissant" is less than "cakes and pastries".
  if (isWord || !synonym || !topics.includes(synonym) || synonym === 'food' || synonym === 'drinks')
    return null
  return { kind: 'topic', set: { topics: [synonym] }, end: i + 1 }
}

/** With the words that mean it in the business's other languages. */
function groupIn({ background }: Reading, word: string): WordGroup {
  const group = wordGroupOf(word)
  return { ...group, forms: [...group.forms, ...(background.foreignWords?.get(word) ?? [])] }
}

/** A word of the question with its singular. */
export function wordGroupOf(word: string): WordGroup {
  const [last, ...before] = word.split(' ').reverse()
  const noun = [...before.reverse(), ownNounOf(last!)].join(' ')
  const forms = [...new Set([noun, word, ...otherNames(noun)])].filter((form) => form.length > 0)
  return { name: shownName(noun), forms, isObject: true }
}

/** The word behind one of these is looked for, whatever it is. */
const beforeNames = new Set(
  'mention mentions mentioned mentioning word words contain contains containing name named'.split(' '),
)

/** An adjective, an adverb or a verb ("whole", "second", "appear") is no thing that reviews are about. */
function mayBeThing(word: string) {
  const [token] = tokenise(word)
  return token !== undefined && ['noun', 'noun or verb', 'unknown'].includes(partOf(token))
}

/** No word of English that we know: mostly a name. */
export function isUnknownWord(word: string) {
  const [token] = tokenise(word)
  return token !== undefined && partOf(token) === 'unknown'
}

/** Beyond doubt, as the words of most questions are. */
export function isNoun(word: string) {
  const [token] = tokenise(word)
  return token !== undefined && partOf(token) === 'noun'
}

const isVerbLike = (word: string) => /(?:ing|ed)$/.test(word) && word.length > 4

/** Two words may name exactly such a topic; "front desk" is less than the staff. */
const sameByAnotherName = new Set(['waiting time', 'parking', 'opening hours', 'website'])

const verbs = new Set('do did does is are was were has have had we you can could got get'.split(' '))

/** "how many parcels": anything but reviews and those who write them. */
export function countedThing(reading: Reading): string | null {
  const { words } = reading.marked
  const at = words.findIndex((word, index) => word === 'how' && words[index + 1] === 'many')
  if (at < 0) return null
  const rest = words.slice(at + 2)
  const end = rest.findIndex((word) => verbs.has(word))
  const named = (end < 0 ? rest : rest.slice(0, end)).join(' ')
  const [first] = rest
  const isThing = first && !isKnown(first) && !new RegExp(`\\b${reviewNouns}\\b`).test(named)
  return isThing && end > 0 && !isReviewed(named) ? named : null
}

const isReviewed = (named: string) =>
  /\b(percent|of|in|from|with|about|complaints?|mentions?|replies|praise)\b/.test(named)

export function takeQuotedWords(reading: Reading) {
  for (const { at, groups } of reading.marked.takeAll(/\bquotedwords(\d+)\b/)) {
    const name = reading.quoted[Number(groups[0])]!
    reading.add('words', at, { words: [{ name, forms: [fold(name)], isObject: true }] })
  }
}
