import type { Reading } from './reading.ts'

export function takeReplies(reading: Reading) {
  const without =
    /\b(without (a |an |any |our |getting a )?(reply|replies|answer|answers|response|responses)|unanswered|unreplied|(no|not got a|not have a|do not have a|have no|has no|got no|lacks? a|lacking a|missing a) (reply|replies|answer|answers|response|responses)|(have|has|did|do|are|were|was|is|we) (we )?not (been |yet |yet been )?(replied|reply|answered|answer|responded|respond)( to| yet)*|not (yet )?(been )?(replied|answered|responded)( to| yet)*|(still )?(need|needs|await|awaits|awaiting|waiting for|wait for|open for) (a |an |our )?(reply|replies|answer|response)|never (got an answer|got a reply|replied|answered|replied to)|(nobody|no one|none of us) (has |have |ever |yet )*(replied|answered|responded)( to)?)\b/
  for (const { at } of reading.marked.takeAll(without)) reading.add('reply', at, { reply: 'without' })
  const having =
    /\b(with (a |an |our |any )?(reply|replies|answer|response)|replied( to)?|answered|responded( to)?|(get|got|gets|have|has|received|receive|been given) (a |an |our )?(reply|replies|answer|answers|response)|(do|did|have) we (reply|respond|answer)( to)?|(reply|response|answer) rate|rate of (reply|replies|response)|(many|number of|our) (replies|answers|responses)|replies (did|have|to))\b/
  for (const { at } of reading.marked.takeAll(having)) reading.add('reply', at, { reply: 'with' })
}

const replyTime =
  /\b(how (quick|quickly|fast|soon|long|promptly)|(average |mean |median )?(time|hours|days)( it takes)?( us)?( until| to| for| before)|speed|quickly|delay)\b.*\b(reply|replies|replied|replying|respond|responds|responded|response|responses|answer|answered|answering|answers)\b|\b(reply|response|answer|answering|replying) (time|times|speed)\b/

export const isAboutReplyTime = (words: readonly string[]) => replyTime.test(words.join(' '))

export function takeReplyTime(reading: Reading) {
  if (!isAboutReplyTime(reading.marked.words)) return false
  reading.marked.takeAll(
    /\b(how|quick|quickly|fast|soon|long|promptly|average|mean|median|time|times|hours|days|speed|delay|takes?|reply|replies|replied|replying|respond|responds|responded|response|responses|answer|answered|answering|answers)\b/,
  )
  return true
}
