import { firstWordFilter, mayStart } from '../text/first-words.ts'
import type { Token } from '../text/tokens.ts'
import type { TermSpan } from './find-terms.ts'

/**
 * Phrases that surely judge a thing without naming it, by topic. Each place holds the words that may stand there, `?`
 * before a place that may be missing; `#` is a number. Before a phrase `~` says that no negation or condition may stand
 * before it.
 */
const MANY = '#|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|couple|few|a|an|another'
const LONG_MINUTES = '15|20|25|30|35|40|45|50|55|60|75|90|fifteen|twenty|thirty|forty|fifty|sixty|ninety'
const ABOUT = '?over|about|around|almost|nearly|more ?than ?half|good|whole|full'
const NOT = "not|isn't|isnt|wasn't|wasnt|aren't|arent|weren't|werent"
const RATHER =
  '?a|far|way|much ?bit|little|very|quite|too|so|really|rather|pretty|somewhat|something|slightly|extremely|unfortunately'
/** A phrase that judges whatever term stands before it. */
export const VERDICT = 'verdict'
const lists = `
waiting time -
  ~took|takes|taken ?me|us|them ${ABOUT} ${MANY} ?of weeks|months
  ~took|takes|taken ?me|us|them ?absolutely ages|forever
  ~waited|waiting|wait ?for ${ABOUT} ${MANY} ?of ?an hour|hours|days|weeks|months
  ~waited|waiting|wait ?for ${ABOUT} ${LONG_MINUTES} minutes|mins|min
  ~waited|waiting|wait ?for ages|forever
  ~kept ?us|me|everyone waiting
  ~still waiting
  ~long|longer|endless|huge|massive|enormous|ridiculous|terrible|awful|dreadful|horrendous wait|waits|queue|queues|line|lines
  ~half ?an hour wait|queue|line
  ~hour ?long wait|queue|line
  ~${LONG_MINUTES} minute|minutes|min wait|queue|line
  ~because|sick|tired of the wait|waiting|queue|queues|queuing
  ~the wait|queue|queues is|are|was|were ?far|much|way|so ?too long|silly|ridiculous|terrible|awful|mad|a|the joke|nightmare|pain
  ~wait|waiting|queue|queues ?time|times|for ?is|are|was|were ?been ${RATHER} long|endless
  ~an|# hour|hours|days|weeks|months late
  ~${LONG_MINUTES} minutes|mins late
waiting time +
  no|without waiting|wait|queue|queues|queuing|queueing
  didn't|didnt|don't|never have|had to wait|queue
  ${NOT} a|that|too|very ?very long|bad wait|queue|line
price -
  ~overpriced
  ~over priced
  ~way|far|much|so too expensive|pricey|dear|costly
  ~too expensive|pricey|dear|costly
  ~extortionate
  ~rip off
  ~ripoff
  ~daylight|highway robbery
  ~price|prices|cost|costs|fee|fees|bill ?are|is|was|were ${RATHER} high|higher|steep|hefty|expensive
  ~waste of money
  ${NOT} worth the|that ?kind|sort|amount ?of money|price
  ${NOT} ?exactly|the cheap|cheapest
food -
  ~portion|portions ?are|is|was|were ${RATHER} small|tiny|stingy
price 0
  ${NOT} ?exactly|the cheap|cheapest , not|nor
  ${NOT} ?exactly|the cheap|cheapest ?, but|though|and ?it's|it|is|was|well|so|absolutely|definitely|totally ?is|was ?well worth ?every|it|the ?penny|cent|money|price
price +
  ~price|prices|cost|costs|fee|fees ?are|is|was|were ?very|quite|so|really low|lower|fair|reasonable
  ~cheap|cheaper|reasonable for what it|you|they ?is|get|do|offer
  ~worth every penny|cent
  ~reasonably|fairly|sensibly|keenly priced
  wouldn't|wouldnt|didn't|refused ?to take|accept|charge ?me|us ?for ?a|any|one|the ?single penny|cent|money|fiver|tip|anything
cleanliness +
  ~spotless
  ~spotlessly clean
  ~immaculate
  ~squeaky|sparkling clean
cleanliness -
  ~filthy
  ~grubby
parking -
  ~hard|difficult|impossible|nightmare|tricky to find|get a ?parking space|spot|spaces
  ~hard|difficult|impossible|nightmare|tricky to park
  nowhere to park
parking +
  ~easy to park
  ~easy to find a ?parking space|spot
noise -
  couldn't|couldnt|can't|cant|cannot hear yourself|ourselves|each ?other ?think|speak|talk
delivery -
  ~arrived late|damaged|broken|smashed|cracked
  never arrived|delivered
delivery +
  ~arrived early|promptly|quickly|safely
  ~arrived ?the next day
  ~arrived ?right|bang on time
ease of use +
  ~easy|simple|straightforward to use|assemble|install|operate
ease of use -
  ~hard|difficult|impossible|awkward|fiddly to use|assemble|install|operate
${VERDICT} -
  ~gone|went|turned ?all|completely ?a ?bit soft|stale|off|cold|flat|mouldy|rancid|soggy|rusty
  ~too ?bloody|damn thick|thin|small|short|long|loud|noisy|salty|sweet|dry|hard|tight|heavy|dark|slow|bland|greasy|weak|crowded
staff +
  ~friendly
  ~helpful
  ~welcoming
staff -
  ~rude
  ~unhelpful
  ~unfriendly
`

/** Words after which a phrase is no judgement: a wish, a condition, somebody else's case. */
const undoing = new Set(
  "not no never isn't wasn't don't didn't doesn't won't wouldn't couldn't can't without hardly nothing neither nor while being user if would could should may might might've only just usually expected expecting thought worried less instead otherwise before than nobody".split(
    ' ',
  ),
)
const UNDOING_REACH = 4
/** "We arrived late" is no delivery, a "waiting area" no waiting. */
const guests = new Set(['i', 'we', 'us', 'you'])
const parts = new Set(['area', 'room', 'list', 'lists', 'staff'])

type Place = { words: Set<string>; isOptional: boolean }
type Phrase = { places: Place[]; topic: string; sign: number; isPlain: boolean }
/** `sign` is 1 for praise, -1 for blame, 0 for both at once. One of the language's own lists is `isSpoken`: less sure. */
export type ImpliedPhrase = TermSpan & { topic: string; sign: number; isSpoken?: true; isQuotable?: boolean }

const byFirstWord = readLists()
const firstWords = firstWordFilter(byFirstWord.keys())

function readLists(): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>()
  const signs: Record<string, number> = { '-': -1, '0': 0, '+': 1 }
  let topic = ''
  let sign = 0
  for (const line of lists.trim().split('\n')) {
    if (!line.startsWith(' ')) {
      topic = line.slice(0, -2)
      sign = signs[line.slice(-1)] as number
      continue
    }
    const pattern = line.trim()
    const places = pattern
      .replace('~', '')
      .split(' ')
      .map((place) => ({
        words: new Set(place.replace('?', '').split('|')),
        isOptional: place.startsWith('?'),
      }))
    const phrase = { places: places.slice(1), topic, sign, isPlain: pattern.startsWith('~') }
    for (const word of places[0]?.words ?? []) found.set(word, [...(found.get(word) ?? []), phrase])
  }
  return found
}

/** The phrases of a sentence that judge without a name, in order, none within another. */
export function findImplied(tokens: Token[]): ImpliedPhrase[] {
  const found: ImpliedPhrase[] = []
  if (tokens.at(-1)?.text.includes('?')) return found
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i] as Token
    if (first.kind === 'mark' || (first.kind !== 'number' && !mayStart(firstWords, first.lower))) continue
    let phrases = byFirstWord.get(first.lower)
    if (first.kind === 'number') phrases = [...(phrases ?? []), ...(byFirstWord.get('#') ?? [])]
    const longest = phrases && longestPhrase(phrases, tokens, i)
    if (!longest) continue
    found.push(longest)
    i = longest.to - 1
  }
  return found
}

function longestPhrase(phrases: Phrase[], tokens: Token[], from: number): ImpliedPhrase | undefined {
  let longest: ImpliedPhrase | undefined
  for (const { places, topic, sign, isPlain } of phrases) {
    let to = from + 1
    const isThere = places.every(({ words, isOptional }) => {
      const token = tokens[to]
      const fits =
        token !== undefined && (words.has(token.lower) || (token.kind === 'number' && words.has('#')))
      if (fits) to++
      return fits || isOptional
    })
    if (!isThere || (longest && to <= longest.to) || (isPlain && isUndone(tokens, from))) continue
    if (topic === 'delivery' && guests.has(tokens[from - 1]?.lower ?? '')) continue
    if (!parts.has(tokens[to]?.lower ?? '')) longest = { from, to, topic, sign }
  }
  return longest
}

function isUndone(tokens: Token[], from: number): boolean {
  for (let i = from - 1; i >= Math.max(0, from - UNDOING_REACH); i--) {
    const { kind, lower } = tokens[i] as Token
    if (kind === 'mark') return false
    if (undoing.has(lower)) return true
  }
  return false
}
