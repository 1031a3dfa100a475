import { readTarGz } from './archives.ts'
import { readProductReviews } from './product-reviews.ts'

export type Polarity = 'positive' | 'neutral' | 'negative' | 'conflict'
/** Offsets are UTF-16 code units of the sentence's text. */
export type GoldTerm = { start: number; end: number; polarity: Polarity }
/** `isFact` when people marked nothing at all: whatever it mentions, it does not judge. */
export type GoldSentence = { text: string; terms: GoldTerm[]; source: string; isFact?: boolean }

/** What makes two sentences the same text, whatever their spacing, case and punctuation. */
export const fingerprint = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescapeXml = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name] ?? '')

export function readMams(data: string, part: 'train' | 'val' | 'test'): GoldSentence[] {
  const file = readTarGz(`${data}/aspects-mams.tar.gz`).find((f) => f.path.endsWith(`ATSA/raw/${part}.xml`))
  const xml = file?.bytes.toString('utf8') ?? ''
  return [...xml.matchAll(/<sentence>([\s\S]*?)<\/sentence>/g)].map(([, body = '']) => {
    const text = unescapeXml(/<text>([\s\S]*?)<\/text>/.exec(body)?.[1] ?? '')
    const terms = [...body.matchAll(/<aspectTerm ([^>]*)\/>/g)].map(([, attributes = '']) => {
      const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
      return {
        start: Number(value('from')),
        end: Number(value('to')),
        polarity: value('polarity') as Polarity,
      }
    })
    return { text, terms, source: 'mams' }
  })
}

type OpenerRow = { text: string; opinions: { Target: [string[], string[]]; Polarity: string }[] }

/** Determiners and possessives are no part of a term, nor is a pronoun one: SemEval's convention. */
const leading =
  /^(?:(?:the|a|an|this|that|these|those|my|our|your|their|his|her|its|all|some|any|every|no|very) +)+/i
const notATerm =
  /^(?:it|its|they|them|there|this|that|these|those|he|she|we|i|you|us|me|which|who|what|all|everything|here|one|)$/i
const wholePlace =
  /(?:^|[ -])(?:hotels?|place|stay|hostels?|resort|property|b ?& ?b|inn|motel|hilton|marriott|sheraton|hyatt|westin|it)$/i

export function readOpenerHotels(data: string): GoldSentence[] {
  const files = readTarGz(`${data}/aspects-opener-hotels.tar.gz`).filter((f) => f.path.endsWith('.json'))
  return files.flatMap((file) => (JSON.parse(file.bytes.toString('utf8')) as OpenerRow[]).map(openerSentence))
}

function openerSentence(row: OpenerRow): GoldSentence {
  const terms = new Map<string, GoldTerm>()
  for (const opinion of row.opinions) {
    const [texts, offsets] = opinion.Target
    if (texts.length !== 1 || !texts[0] || !offsets[0]) continue
    const [from = 0, to = 0] = offsets[0].split(':').map(Number)
    const start = from + (leading.exec(row.text.slice(from, to))?.[0].length ?? 0)
    const end = from + row.text.slice(from, to).trimEnd().length
    const term = row.text.slice(start, end)
    if (end <= start || notATerm.test(term) || wholePlace.test(term) || term.split(' ').length > 4) continue
    const polarity = opinion.Polarity.toLowerCase() as Polarity
    const known = terms.get(`${start}:${end}`)
    if (known && known.polarity !== polarity) known.polarity = 'conflict'
    else terms.set(`${start}:${end}`, { start, end, polarity })
  }
  return { text: row.text, terms: [...terms.values()], source: 'opener', isFact: row.opinions.length === 0 }
}

export function readProducts(data: string): GoldSentence[] {
  return readTarGz(`${data}/aspects-products.tar.gz`)
    .filter((file) => file.path.endsWith('.zip'))
    .flatMap((file) => readProductReviews(file.bytes))
}

type SemEvalRow = { t: string; a: [number, number, Polarity, string][] }

/** Measure only: nothing that is shipped may be trained on what this returns. */
export function readSemEval(data: string, trade: 'rest' | 'laptop'): GoldSentence[] {
  const archive = readTarGz(`${data}/aspects-semeval-measure-only.tar.gz`)
  const file = archive.find((f) => f.path.endsWith(`absa_${trade}_train.json`))
  const rows = JSON.parse(file?.bytes.toString('utf8') ?? '[]') as SemEvalRow[]
  return rows.map(({ t, a }) => ({
    text: t,
    terms: a.map(([start, end, polarity]) => ({ start, end, polarity })),
    source: `semeval-${trade}`,
  }))
}
