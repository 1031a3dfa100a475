import { emojiMeanings } from './emoji-meanings.ts'
import { firstWordFilter, mayStart } from './first-words.ts'
import { hedges } from './hedges.ts'
import type { Sentence } from './sentences.ts'
import type { Token } from './tokens.ts'

/**
 * Phrases that mean about the opposite of their words, and the word that says it plainly. Each place holds the words
 * that may stand there, `?` before a place that may be missing; the word after `=` is what is meant.
 */
const WAS_NOT = "wasn't|wasnt|weren't|werent"
const BE_NOT = `not|isn't|isnt|aren't|arent|ain't|never|${WAS_NOT}`
const DO_NOT = `${BE_NOT}|don't|dont|doesn't|doesnt|didn't|didnt|won't|wont|wouldn't|haven't|havent|hasn't|hadn't`
const CAN_NOT = "couldn't|couldnt|can't|cant|cannot"
const BETTER =
  `better|happier|nicer|easier|friendlier|kinder|smoother|cleaner|simpler|tastier|sweeter|fresher|prouder|
  warmer|quicker|faster`.replace(/\s+/g, '')
const litotes = `
  ${BE_NOT} ?too|half bad|shabby ?at ?all = good
  ${WAS_NOT} ?too bad = okay
  ${BE_NOT} so|that|as bad = okay
  ${DO_NOT} ?be|been|feel|felt|ever|yet|once ?be|been disappoint|disappoints|disappointed|disappointing|regret|regretted ?it = pleased
  ${BE_NOT} ?too|at|overly|in|remotely ?all|the ?least rude|unfriendly|pushy|noisy|dirty|greasy|crowded|overpriced|expensive|unpleasant|boring = fine
  could|can not ?possibly ?be|have ?been|got|get ?any ${BETTER} = perfect
  could|can not ?possibly ?be|have ?been|got|get ?any worse = terrible
  could|can not ?possibly be|have ?been more = very
  could|can not ?have ask|asked|wish|wished|hope|hoped for ?a ?anything more|better|nicer = perfect
  could|can not ?really fault|complain = recommend
  ${CAN_NOT} ?possibly ?be|have ?been|got|get ?any ${BETTER} = perfect
  ${CAN_NOT} ?possibly ?be|have ?been|got|get ?any worse = terrible
  ${CAN_NOT} ?possibly be|have ?been more = very
  ${CAN_NOT} ?have ask|asked|wish|wished|hope|hoped for ?a ?anything more|better|nicer = perfect
  ${CAN_NOT} ?really fault|complain = recommend
  nothing ?bad|negative|at ?all to complain|criticise|criticize|fault|improve ?about = perfect
  no|zero|without|never|nor ?real|major|a|any ?single complaint|complaints = perfect
  not a|one ?single complaint = perfect
  no ?real|major problems|issues|regrets|hassle|faults|drawbacks = good
  never|wouldn't|won't|don't|didn't hesitate = recommend
  not hesitate = recommend
  without hesitation = highly
  wouldn't|would ?not change a|one ?single thing = perfect
  second to none = best
  neither .|! = it
  while i|we|you wait|waited = promptly
  while i|we|you ?were waited|waiting for|an|almost|over|nearly|about|half|more = waited
`

type Phrase = { places: { words: Set<string>; isOptional: boolean }[]; meaning: string }

const byFirstWord = new Map<string, Phrase[]>()
for (const line of (litotes + hedges + emojiMeanings).trim().split(/\n+/)) {
  const [pattern = '', meaning = ''] = line.trim().split(' = ')
  const places = pattern.split(' ').map((place) => ({
    words: new Set(place.replace('?', '').split('|')),
    isOptional: place.startsWith('?'),
  }))
  for (const word of places.shift()?.words ?? [])
    byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), { places, meaning }])
}

const firstWords = firstWordFilter(byFirstWord.keys())

/** A sentence as it is meant, at the same place. */
export function meaningOf(sentence: Sentence): Sentence {
  const tokens = readLitotes(sentence.tokens)
  return tokens === sentence.tokens ? sentence : { ...sentence, tokens }
}

/** The tokens of a sentence, each phrase that means its opposite as one token that says what is meant. */
export function readLitotes(tokens: Token[]): Token[] {
  let read: Token[] | undefined
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i] as Token
    const isFirst = first.kind !== 'mark' && mayStart(firstWords, first.lower)
    const phrase = isFirst ? byFirstWord.get(first.lower) : undefined
    const found = phrase && longestPhrase(phrase, tokens, i)
    if (!found) {
      read?.push(first)
      continue
    }
    read ??= tokens.slice(0, i)
    const end = (tokens[found.end - 1] as Token).end
    read.push({ start: first.start, end, text: found.meaning, lower: found.meaning, kind: 'word' })
    i = found.end - 1
  }
  return read ?? tokens
}

/** Of two of one length the later counts. */
function longestPhrase(phrases: Phrase[], tokens: Token[], i: number) {
  let longest: { end: number; meaning: string } | undefined
  for (const { places, meaning } of phrases) {
    let end = i + 1
    let isThere = true
    for (const { words, isOptional } of places) {
      const token = tokens[end]
      if (token !== undefined && words.has(token.lower)) end++
      else if (!isOptional) {
        isThere = false
        break
      }
    }
    if (isThere && (!longest || end >= longest.end)) longest = { end, meaning }
  }
  return longest
}
