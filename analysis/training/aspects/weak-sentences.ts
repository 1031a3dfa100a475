import { splitSentences } from '../../text/sentences.ts'
import { type Token, tokenise } from '../../text/tokens.ts'
import type { PoolText } from './pool.ts'
import { seededRandom } from './random.ts'

export type WeakSentence = {
  tokens: Token[]
  label: number
  weight: number
  source: number
  /** True when the label is that of the whole sentence rather than of a longer review around it. */
  isWhole: boolean
  /** From 0 to 1: chooses which of its terms takes the label. */
  lot: number
}

const FROM_EACH = 60_000
const shortTexts: Record<string, number> = { yelp_sent: 3, proscons: 4, sst_phr: 5, sst_sent: 5, rt: 5 }
const reviews = new Set(['hatn', 'fdu', 'amazon_doc', 'trip'])

/** Sentences that inherit a label: short texts with one of their own, and single sentences of starred reviews. */
export function weakSentences(pool: PoolText[]): WeakSentence[] {
  const random = seededRandom(5)
  const sizes = new Map<string, number>()
  const kind = (text: PoolText) => (reviews.has(text.source) ? 'review' : text.source)
  for (const text of pool) sizes.set(kind(text), (sizes.get(kind(text)) ?? 0) + 1)
  const out: WeakSentence[] = []
  for (const item of pool) {
    if (random() > FROM_EACH / (sizes.get(kind(item)) as number)) continue
    const { label, text, source } = item
    if (shortTexts[source] !== undefined && text.length < 220) {
      const tokens = tokenise(text)
      if (tokens.length < 2 || tokens.length > 60) continue
      out.push({ tokens, label, weight: 0.1, source: shortTexts[source], isWhole: true, lot: random() })
    } else if (reviews.has(source) && label !== 1) {
      const start = text.slice(0, 3000)
      const sentences = splitSentences(start, tokenise(start)).filter(
        (s) => s.tokens.length > 3 && s.tokens.length < 51,
      )
      for (let n = 0; n < 2 && sentences.length > 0; n++) {
        const { tokens } = sentences[Math.floor(random() * sentences.length)] as { tokens: Token[] }
        out.push({ tokens, label, weight: 0.05, source: 6, isWhole: false, lot: random() })
      }
    }
  }
  return out
}
