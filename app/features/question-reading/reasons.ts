import type { Reading } from './reading.ts'

const down =
  /\b(drop(ped|s)?|fell|fall(en|ing|s)?|(go|going|gone|went) down|declin\w+|decreas\w+|worse|worst|bad|badly|low(er)?|lose|losing|lost|terrible|awful|poor|so few|unhappy|leave|leaving)\b/
const up =
  /\b(r[io]se[ns]?|rising|(go|going|gone|went) up|improv\w+|increas\w+|better|best|good|great|high(er)?|happy|well)\b/

/** "why did the rating drop": what people said then answers it, as far as reviews can. */
export function takeReason(reading: Reading): boolean {
  const { marked } = reading
  if (
    !marked.asks(/^why\b/) ||
    !marked.asks(
      /\b(rat\w+|stars?|scores?|average|month|week|year|worse|better|terrible|awful|bad|good|great|high|low)\b/,
    )
  )
    return false
  if (marked.asks(down)) reading.opinion = 'complaint'
  else if (marked.asks(up)) reading.opinion = 'praise'
  marked.takes(/^why( (is|are|was|were|did|do|does|has|have))?\b/)
  marked.takes(
    new RegExp(
      `\\b(the |our |my )?(average |mean |overall |star )?(ratings?|scores?|average|stars)\\b(?= (${down.source}|${up.source}|chang))`,
    ),
  )
  marked.takes(down)
  marked.takes(up)
  marked.takes(/\bso\b|\bchang(ed|es|ing|e)\b/)
  return true
}
