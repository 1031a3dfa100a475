import type { Reading } from './reading.ts'
import { numberOf } from './words.ts'

export function takeReplies(reading: Reading) {
  const without =
    /\b(without (a |an |any |our |getting a )?(reply|replies|answer|answers|response|responses)|unanswered|unreplied|(no|not got a|not have a|do not have a|have no|has no|got no|lacks? a|lacking a|missing a) (reply|replies|answer|answers|response|responses)|(have|has|did|do|are|were|was|is|we) (we )?not (been |yet |yet been )?(replied|reply|answered|answer|responded|respond)( to| yet)*|not (yet )?(been )?(replied|answered|responded)( to| yet)*|(still )?(needs?|await|awaits) (answering|replying|responding)|(still )?(need|needs|await|awaits|awaiting|waiting for|wait for|open for) (a |an |our )?(reply|replies|answer|response)|never (got an answer|got a reply|replied|answered|answer|reply|respond|responded)( to)?|(did|have|had) we never (answer|answered|reply|replied|respond|responded)( to)?|(nobody|no one|none of us) (has |have |ever |yet )*(replied|answered|responded)( to)?)\b/
  for (const { at } of reading.marked.takeAll(without)) reading.add('reply', at, { reply: 'without' })
  const having =
    /\b(with (a |an |our |any )?(reply|replies|answer|response)|replied( to)?|answered|responded( to)?|(get|got|gets|have|has|received|receive|been given) (a |an |our )?(reply|replies|answer|answers|response)|(do|did|have) we (reply|respond|answer)( to)?|(reply|response|answer) rate|rate of (reply|replies|response)|(many|number of|our) (replies|answers|responses)( (did|have|has) we (send|sent|write|written|post|posted|give|given))?|replies (did|have|to))\b/
  takeReplyWithin(reading)
  for (const { at } of reading.marked.takeAll(having)) reading.add('reply', at, { reply: 'with' })
}

const replyTime =
  /\b(how (quick|quickly|fast|soon|long|promptly)|faster|quicker|slower|fastest|quickest|slowest|sooner|(longest|shortest) wait|(average |mean |median )?(time|hours|days)( it takes)?( us)?( until| to| for| before)|speed|quickly|delay)\b.*\b(reply|replies|replied|replying|respond|responds|responded|response|responses|answer|answered|answering|answers)\b|\b(reply|response|answer|answering|replying) (time|times|speed)\b|\b(reply|replied|replying|respond|responded|responding|answer|answered|answering)\b.*\b(faster|slower|quicker|sooner|quickly|slowly)\b/

export const isAboutReplyTime = (words: readonly string[]) => replyTime.test(words.join(' '))

const withinTime =
  /\b(?:within|in under|in less than|in) (?:(\d+|an?|one|two|three|four|five|six|seven|twelve|twenty four) )?(hours?|days?|weeks?)\b/
const hours = { hour: 1, day: 24, week: 168 }

/** "answered within a day" */
function takeReplyWithin(reading: Reading) {
  if (!reading.marked.asks(/\b(repl(y|ies|ied|ying)|answer(ed|ing)?|respond(ed|ing)?|response)\b/)) return
  for (const { at, groups } of reading.marked.takeAll(withinTime)) {
    const unit = groups[1]!.replace(/s$/, '') as keyof typeof hours
    const count = groups[0] === 'twenty four' ? 24 : (numberOf(groups[0] || 'a') ?? 1)
    reading.add('reply', at, { reply: 'with', repliedWithin: count * hours[unit] })
  }
}

/** Which end of the times until a reply is asked for. */
export function takeReplyEnd({ marked }: Reading): 'highest' | 'lowest' | null {
  if (marked.takes(/\b(fastest|quickest|shortest)( wait)?\b/)) return 'lowest'
  return marked.takes(/\b(slowest|longest)( wait)?\b/) ? 'highest' : null
}

export function takeReplyTime(reading: Reading) {
  if (!isAboutReplyTime(reading.marked.words)) return false
  reading.marked.takeAll(
    /\b((?:until|till|before)(?= (?:we|you|an?|the|our|they|customers|people|it|reply|answer|_))|how|quick|quickly|fast|soon|long|promptly|faster|quicker|slower|slowly|sooner|wait|waited|waits|waiting|for|ever|average|mean|median|time|times|hours|days|speed|delay|takes?|reply|replies|replied|replying|respond|responds|responded|response|responses|answer|answered|answering|answers)\b/,
  )
  return true
}
