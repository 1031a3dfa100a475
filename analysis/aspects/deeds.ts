import { clausesIn } from '../sentiment/clauses.ts'
import type { Token } from '../text/tokens.ts'
import type { TermSpan } from './find-terms.ts'

/**
 * English words, as written or as glosses, by the topic that they imply where no noun names the thing: what was done or
 * suffered, and how.
 */
const wordsByTopic: Record<string, string> = {
  'waiting time': `wait waits waited waiting queue queued queuing late later delayed slow slowly
    quick quickly fast faster prompt promptly punctual punctually immediately instantly forever ages lasted straightaway`,
  price: `expensive pricey cheap cheaper cheapest cost costs costing paid pay pays paying charge charged charges charging overcharged
    billed euro euros pound pounds dollar dollars crowns kroner zloty lira affordable overpriced unaffordable afford fee fees surcharge
    free deducted debited`,
  returns: 'refund refunded refunds reimbursed reimburse credited returned exchanged compensated',
  service: `answer answered answers answering reply replied replies respond responded responds call called calls calling rang ring
    phoned contacted reachable helped help helps helping ignored forgot forgotten promised promise informed inform solved fixed sorted
    transferred refused refuse complained apologised apologized`,
  staff: `friendly nice kind rude polite smiled smile smiling greeted greet listened listens listen explained explains explain patient
    patiently shouted shout yelled grumpy unfriendly helpful competent professional attentive welcoming caring advised advises knew
    knows laughed remembered remembers`,
  noise: 'loud noisy quiet quieter silent hear heard noiseless',
  cleanliness:
    'clean cleaned cleaner dirty filthy spotless smelled smells smell stank stinks stink smelly sticky dusty mouldy moldy',
  pain: 'hurt hurts hurting painful painless ached aches bled bleeding painfree felt',
  parking: 'park parked parking',
  booking:
    'book booked booking reserve reserved reservation cancel cancelled canceled cancels cancellation moved rescheduled postponed',
  delivery: 'deliver delivered delivers arrive arrived arrives shipped sent',
  food: 'tasted tastes taste delicious tasty ate eaten eat flavourless bland salty overcooked undercooked raw',
  temperature: 'cold freezing froze cool hot warm heated heating stuffy',
  space: 'crowded cramped packed overcrowded full empty spacious tiny narrow squeezed',
  'opening hours': 'open opens opened closed closes close closing shut',
  quality:
    'broke broken breaks works worked working works fell cracked crashed crashes crashing freezes stopped leaks leaked leaking',
  results: 'learned learnt learns improved improves passed progress better healed worked',
  safety: 'safe unsafe dangerous slippery fell injured scratched bitten',
  instructions: 'confusing clear clearly unclear complicated',
}

const topicByWord = new Map(
  Object.entries(wordsByTopic).flatMap(([topic, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, topic] as const),
  ),
)

/** The first such word of each clause that names nothing; `isFree`: whether a span names nothing. */
export function deedsIn(tokens: Token[], isFree: (span: TermSpan) => boolean): TermSpan[] {
  const clauses = clausesIn(tokens)
  const all = clauses.length > 0 ? clauses : [{ from: 0, to: tokens.length }]
  return all.filter(isFree).flatMap(({ from, to }) => {
    for (let at = from; at < to; at++)
      if (topicByWord.has(tokens[at]!.lower)) return [{ from: at, to: at + 1 }]
    return []
  })
}

export const topicOfDeed = ({ from, to }: TermSpan, tokens: Token[]): string | undefined =>
  to - from === 1 ? topicByWord.get(tokens[from]!.lower) : undefined
