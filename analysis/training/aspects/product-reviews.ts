import { readZip } from './archives.ts'
import type { GoldSentence, GoldTerm } from './datasets.ts'

/** The product as a whole is judged all the time; SemEval's convention does not call it a term. */
const wholeProduct =
  /(?:^|[ -])(?:phones?|cameras?|players?|routers?|products?|norton|ipods?|zen|jukebox|nomad|canon|nikon|nokia|apex|g3|champ|genie|diaper champ|linksys|hitachi|nis|nav|symantec|mcafee|unit|item|machine|device|model|company|creative|micro|muvo|elph|coolpix|\d+)$/i

/**
 * Hu & Liu's product reviews: a line is `feature[+2], other[-1][u]##sentence`. Features that the sentence
 * does not say (`[u]`, `[p]`) are left out, as is one that cannot be found in the words of the sentence.
 */
export function readProductReviews(zip: Buffer): GoldSentence[] {
  const texts = readZip(zip).filter((f) => f.path.endsWith('.txt') && !/readme/i.test(f.path))
  return texts.flatMap((file) => {
    const product = /([^/]+)\.txt$/.exec(file.path)?.[1] ?? ''
    return file.bytes
      .toString('latin1')
      .split(/\r?\n/)
      .filter((line) => line.includes('##'))
      .map((line) => productSentence(line, `product-${product}`))
  })
}

function productSentence(line: string, source: string): GoldSentence {
  const cut = line.indexOf('##')
  const text = line.slice(cut + 2).trim()
  const terms: GoldTerm[] = []
  for (const mark of line.slice(0, cut).matchAll(/([^,;[\]]+?)\s*((?:\[[^\]]*\]+\s*)+)/g)) {
    const feature = (mark[1] ?? '').trim().toLowerCase()
    const signs = mark[2] ?? ''
    if (!feature || /\[[up]\]/.test(signs) || wholeProduct.test(feature)) continue
    const strength = /\[\s*([+-]?)\s*\d?/.exec(signs)
    const span = findWords(text.toLowerCase(), feature)
    if (!span || terms.some((t) => t.start < span.end && span.start < t.end)) continue
    terms.push({ ...span, polarity: strength?.[1] === '-' ? 'negative' : 'positive' })
  }
  return { text, terms, source, isFact: line.slice(0, cut).trim() === '' }
}

function findWords(text: string, feature: string) {
  const words = feature.split(/\s+/).map((w) => w.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const last = words.pop() ?? ''
  const stem = last.replace(/(?:ies|y|es|s|e)$/, '')
  const ending = stem.length > 2 ? `${stem}(?:ies|y|es|s|e)?` : last
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])${[...words, ending].join('[\\s-]+')}(?![\\p{L}\\p{N}])`,
    'u',
  ).exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}
