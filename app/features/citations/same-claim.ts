import { analyse } from '#analysis/analyse.ts'
import { conceptOf, functionWords, isPassive, peopleWords, reporting } from './claim-words.ts'

/**
 * True if a model's wording says the same as the composed sentence, both with tokens in the place of quotes, dates and
 * numbers. It may change words without a meaning of their own, forms, and words of the same class; turn "criticised in
 * [[f1]] reviews" and "[[f1]] reviews complain" into each other; and move a date. Everything else must stand in the same
 * order: what is counted, denied, compared, and said of which topic. So a true sentence may be dropped, but the words of a
 * false one are not there to be said.
 */
export function isSameClaim(wording: string, composed: string, quotes: readonly string[]): boolean {
  const [said, meant] = [readClaim(wording), readClaim(composed)]
  if (!said || !meant || wording.length > 2 * composed.length + 80) return false
  return (
    areEqual(said.tokens, meant.tokens, isSameToken) &&
    areEqual(said.dates, meant.dates, isSameToken) &&
    areEqual(said.order, meant.order, (one, other) => one === other) &&
    takesOnlySidesOf(wording, [composed, ...quotes])
  )
}

type Token = { token: string; role: string; unit: string }
type Claim = { order: string[]; tokens: Token[]; dates: Token[] }

/** Words, tokens, and the marks between clauses. Null for anything that a plain sentence does not have. */
function readClaim(text: string): Claim | null {
  const rest = text.replace(tokenPattern, ' ')
  if (!plainText.test(rest) || /\p{L}\.\p{L}/u.test(text)) return null
  const parts = [
    ...withoutHeading(text)
      .toLowerCase()
      .replace(/n['’]t(?!\p{L})/gu, ' not')
      .matchAll(partPattern),
  ].map(([part]) => part)
  const found = parts.flatMap((part, at) => (isToken(part) ? [{ ...tokenAt(parts, at), at }] : []))
  const tokens = found.filter(({ token }) => !isDate(token))
  const order = orderOf(parts, clausesWith(parts, tokens) > 1)
  return { order, tokens, dates: found.filter(({ token }) => isDate(token)) }
}

/** "The queue: 31 reviews complain about it" claims what "31 reviews complain about the queue" does. */
const withoutHeading = (text: string) =>
  text.replace(/^([^:[\]]{1,80}): ([^:]*?)(?<!\p{L})it(?!\p{L})/u, (_, topic, claim) => `${claim}${topic}`)

const tokenPattern = /\[\[[a-z]\d+\]\]/g
const partPattern = /\[\[[a-z]\d+\]\]|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[,;:.()—–]/gu
/** Latin letters: letters that look like them from elsewhere would be other words. */
const plainText = /^[\p{Script=Latin}\p{M} ,;:.()—–\-'’&]*$/u
const isToken = (part: string) => part.startsWith('[[')
const isDate = (token: string) => token.startsWith('[[d')
const isMark = (part: string | undefined) => part !== undefined && /^[,;:.()—–]$/.test(part)

/** Before a count of reviews these say the same: "in", "by" and nothing. */
const weakRoles = new Set(['', 'in', 'by'])
const isWord = (part: string | undefined) => part !== undefined && !isMark(part) && !isToken(part)

function tokenAt(parts: string[], at: number): Token {
  const before = parts[at - 1] === 'the' ? parts[at - 2] : parts[at - 1]
  const role = isWord(before) && (functionWords.has(before!) || roles.has(before!)) ? before! : ''
  return { token: parts[at]!, role, unit: unitAfter(parts, at) }
}

/** The thing that is counted: "31 reviews", "18% of the reviews"; nothing where only the sentence goes on. */
function unitAfter(parts: string[], at: number) {
  const after = parts[at + 1]
  if (after !== 'of') return isWord(after) ? unitOf(after!) : ''
  const whole = parts[at + 2] === 'the' ? parts[at + 3] : parts[at + 2]
  return isWord(whole) ? `of ${conceptOf(whole!)}` : after
}

const roles = new Set([
  'since',
  'until',
  'before',
  'after',
  'than',
  'between',
  'per',
  'versus',
  'over',
  'under',
])
const people = new Set(peopleWords)
const units = new Set(['review', 'reviews', ...peopleWords])
const unitOf = (word: string) => (functionWords.has(word) && !units.has(word) ? '' : conceptOf(word))

function isSameToken(said: Token, meant: Token) {
  if (said.token !== meant.token) return false
  const isReviews = /^(?:of )?review$/.test(said.unit) && said.unit === meant.unit
  const isSameRole =
    said.role === meant.role || (isReviews && weakRoles.has(said.role) && weakRoles.has(meant.role))
  const isSameUnit = said.unit === meant.unit || (isClaim(said.unit) && isClaim(meant.unit))
  return isSameRole && isSameUnit
}

/** A number before "complain" counts no complaints: what follows says what the reviews do. */
const isClaim = (unit: string) =>
  unit === '' || unit === 'complain' || unit === 'praise' || unit === reporting

const isClauseEnd = (part: string) => isMark(part) || ['and', 'but', 'or', 'while', 'whereas'].includes(part)

const clausesWith = (parts: string[], tokens: { at: number }[]) =>
  new Set(tokens.map(({ at }) => parts.slice(0, at).filter(isClauseEnd).length)).size

/**
 * The concepts in order; what is "criticised" after what criticises it. Among several clauses with tokens, each clause ends
 * with its own, so that no number gets under another claim.
 */
function orderOf(parts: string[], hasTokens: boolean) {
  const order: string[] = []
  const waiting: string[] = []
  let start = 0
  const endClause = () => {
    order.push(...waiting.splice(0))
    if (hasTokens && order.length > start) order.push('|')
  }
  parts.forEach((part, at) => {
    if (isClauseEnd(part)) {
      endClause()
      start = order.length
    }
    if (isToken(part)) {
      if (hasTokens && !isDate(part)) waiting.push(part)
    } else if (!isMark(part) && isClaimed(parts, at)) {
      const place = isPassive(part) && isBe(parts[at - 1]) ? start : order.length
      order.splice(place, 0, conceptOf(part))
    }
  })
  endClause()
  return order
}

/** "Since" belongs to the date that follows. Guests say things, unless the sentence is about them. */
function isClaimed(parts: string[], at: number) {
  const part = parts[at]!
  if (roles.has(part) && parts[at + 1] !== undefined && isDate(parts[at + 1]!)) return false
  return !functionWords.has(part) || (people.has(part) && isObject(parts, at))
}

function isObject(parts: string[], at: number) {
  const clause = parts.slice(parts.slice(0, at).findLastIndex(isClauseEnd) + 1, at)
  return clause.some((part) => ['about', 'of', 'for', 'with', 'to', 'from', 'at', 'on'].includes(part))
}

const isBe = (word: string | undefined) => ['is', 'are', 'was', 'were', 'been', 'being'].includes(word ?? '')

const areEqual = <Each>(said: Each[], meant: Each[], isEqual: (one: Each, other: Each) => boolean) =>
  said.length === meant.length && said.every((each, at) => isEqual(each, meant[at]!))

/** A second opinion, by our engine: a topic is praised or criticised only if the composed sentence or a quote does it. */
function takesOnlySidesOf(wording: string, sources: readonly string[]) {
  const given = new Set(sources.flatMap(sidesOf))
  return sidesOf(wording).every((side) => given.has(side))
}

function sidesOf(text: string) {
  const { aspects } = analyse(text.replace(tokenPattern, 'some'))
  return aspects.filter(({ shown }) => shown).map(({ topic, label }) => `${label} ${topic}`)
}
