// npm run --silent analyse < in.jsonl > out.jsonl
//
// A line {"text", "rating"?, "languageHint"?} in, a line out, in order. A line that cannot be read gives {"error"}.

import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type AnalyseOptions, analyse } from './analyse.ts'
import { fileUnder, inferTrade } from './aspects/trade.ts'
import { findMentions } from './mentions/find-mentions.ts'
import { type Mention, wholeTopic } from './mentions/mention.ts'

const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
for await (const line of lines) {
  if (line.trim() === '') continue
  if (!process.stdout.write(`${JSON.stringify(answerTo(line))}\n`)) await once(process.stdout, 'drain')
}

function answerTo(line: string) {
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch {
    return { error: 'This line is not JSON.' }
  }
  if (!isRequest(request))
    return {
      error: 'A line needs a "text" (a string) and may have a "rating" (1 to 5) and a "languageHint" ("de").',
    }
  const { text, rating = null, languageHint } = request
  const analysis = analyse(text, { rating: rating ?? undefined, languageHint: languageHint ?? undefined })
  const { language, sentiment, sentences, aspects, named, keywords, topics } = analysis
  const trade = inferTrade([aspects])
  const filed = aspects.map((aspect) => ({ ...aspect, topic: fileUnder(trade, aspect) }))
  const mentions = findMentions({ text, rating, language, sentences, aspects, named }, trade).map((mention) =>
    told(text, mention),
  )
  return { language, sentiment, sentences, mentions, aspects: filed, keywords, topics }
}

/** The business as a whole has no term: its place is the sentence to quote, else the text. */
function told(text: string, { topic, chances, quoteSide, ...mention }: Mention) {
  const start = mention.start ?? mention.quoteStart ?? 0
  const end = mention.end ?? mention.quoteEnd ?? text.length
  return {
    topic: topic === wholeTopic ? 'overall' : topic,
    term: text.slice(start, end),
    start,
    end,
    ...chances,
    quotable: quoteSide !== null,
  }
}

type Request = { text: string; rating?: AnalyseOptions['rating'] | null; languageHint?: string | null }

function isRequest(value: unknown): value is Request {
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
    return false
  const rating = 'rating' in value ? value.rating : null
  const hint = 'languageHint' in value ? value.languageHint : null
  const isRating = rating === undefined || rating === null || [1, 2, 3, 4, 5].includes(rating as number)
  return isRating && (hint === undefined || hint === null || typeof hint === 'string')
}
