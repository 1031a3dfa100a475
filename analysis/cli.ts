// npm run --silent analyse < in.jsonl > out.jsonl
//
// A line {"text", "rating"?, "languageHint"?} in, a line out, in order. A line that cannot be read gives {"error"}.

import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type AnalyseOptions, analyse } from './analyse.ts'
import { fileUnder, inferTrade } from './aspects/trade.ts'

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
  const { language, sentiment, sentences, aspects, keywords, topics } = analyse(request.text, {
    rating: request.rating ?? undefined,
    languageHint: request.languageHint ?? undefined,
  })
  const trade = inferTrade([aspects])
  const filed = aspects.map((aspect) => ({ ...aspect, topic: fileUnder(trade, aspect) }))
  return { language, sentiment, sentences, aspects: filed, keywords, topics }
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
