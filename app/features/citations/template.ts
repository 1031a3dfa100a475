import type { CitedSentence, Figure } from './cited-sentence.ts'
import { saysFigure } from './figure-text.ts'
import { dates, numbers, readNumber } from './written-numbers.ts'

/** A composed sentence as a model gets it: each quote, date and number is a token, which our own code fills again. */
export type Template = {
  text: string
  /** Token -> what it stands for. */
  shown: Map<string, string>
  /** Token -> of what it is the number. */
  labels: Record<string, string>
}

export const tokens = /\[\[[a-z]\d+\]\]/g

export function templateOf({ text, citations, figures }: CitedSentence): Template {
  const shown = new Map<string, string>()
  const labels: Record<string, string> = {}
  const hold = (letter: string, found: string, label?: string) => {
    const token = `[[${letter}${shown.size + 1}]]`
    shown.set(token, found)
    if (label) labels[token] = label
    return token
  }
  const quoted = citations.reduce((rest, { quote }) => {
    const marked = `“${quote}”`
    return rest.includes(marked) ? rest.replaceAll(marked, () => hold('q', marked)) : rest
  }, text)
  const dated = outsideTokens(quoted, (part) => part.replace(dates, (date) => hold('d', date)))
  const counted = outsideTokens(dated, (part) =>
    part.replace(numbers, (number) => hold('f', number, labelOf(number, figures))),
  )
  return { text: counted, shown, labels }
}

const labelOf = (written: string, figures: Figure[]) => {
  const number = readNumber(written)
  return number ? figures.find((figure) => saysFigure(number, figure))?.label : undefined
}

export const outsideTokens = (text: string, change: (part: string) => string) =>
  text
    .split(/(\[\[[a-z]\d+\]\])/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')

export const fill = (text: string, { shown }: Pick<Template, 'shown'>) =>
  text.replace(tokens, (token) => shown.get(token) ?? token)
