import type { Reading } from './reading.ts'
import { numberOf } from './words.ts'

const number = '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'
const ranked = 'newest|latest|most recent|oldest|first|worst|best|longest|shortest'
const topics =
  '(?:\\w+ ){0,1}(?:complaints?|gripes?|topics?|problems?|issues?|things|reasons?|strengths|weaknesses|themes?|annoyances)'
const things =
  '(?:\\w+ ){0,2}(?:reviews?|quotes?|comments?|examples?|complaints?|topics?|things?|problems?|issues?|gripes?|reasons?|_)'

/** How many reviews or topics are to be shown: "the 5 newest", "give me 3 quotes", "top 3". Null if nothing is said. */
export function takeLimit({ marked }: Reading): number | null {
  const patterns = [
    `\\btop ${number}\\b(?! stars?)`,
    `(?<=^(?:the |our |show (?:me )?(?:the |our )?|give (?:me )?(?:the |our )?|list (?:the |our )?)?)${number} (?=(?:${ranked}) )`,
    `(?<=\\b(?:${ranked}) )${number}(?= (?!stars?\\b))`,
    `(?<=^(?:the |our |show (?:me )?(?:the |our )?|list (?:the |our )?)?last )${number}(?= (?:reviews?|comments?|ones)\\b)`,
    `(?<=^(?:please )?(?:show|give|list|read|get|find|send|tell)(?: me| us)? (?:the )?)${number}(?= (?!stars?\\b)${things})`,
    `(?<=^(?:what|which) (?:are |were )?(?:the |our )?)${number}(?= (?:things|topics)\\b)`,
    `(?<=\\b(?:biggest|main|top|most common|most frequent|commonest|loudest|greatest|worst|best) )${number}(?= ${topics}\\b)`,
    `(?<!\\b(?:last|past|than|least|most|first|with|and|or|to|gave|give us|gave us) )(?<!\\bhow )${number} (?=(?:\\w+ ){0,2}(?:quotes?|examples|complaints|gripes|topics|problems|issues|reasons)\\b)`,
  ]
  for (const pattern of patterns)
    for (const { groups } of marked.takeAll(new RegExp(pattern)))
      return Math.min(20, numberOf(groups[0]) ?? 0) || null
  return null
}
