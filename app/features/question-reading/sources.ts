import type { MarkedWords } from './marked-words.ts'
import type { Reading } from './reading.ts'
import { emptyWords, sites } from './vocabulary.ts'
import { fold, ownNounOf, questionWords } from './words.ts'

/** "not from Google", "without an invitation or order", "excluding imports" */
function takeNegatedSources(reading: Reading) {
  const { marked } = reading
  const imports = [...sites, ...reading.background.imports.map((source) => questionWords(source).join(' '))]
  const thing = `(?:invited|invitations?|orders?|purchases?|imported|imports|imported reviews|${imports.join('|')})`
  const link =
    '(?:(?:an?|any|the|our|all|come|came|coming|from|been|being|via|through|by|on|with|written|verified|for|those|of|reviews|ones) )*'
  const negation =
    '(?:not|without|excluding|exclude|except(?: for)?|leaving out|leave out|other than|apart from|ignoring|minus)'
  const pattern = new RegExp(
    `\\b${negation} ${link}(${thing}(?: (?:or|and|nor) ${link}${thing})*)(?: reviews| ones| customers| people)?\\b`,
  )
  for (const { at, groups } of marked.takeAll(pattern)) {
    const isNamed = (words: RegExp) => words.test(groups[0]!)
    const ofSites = imports.filter((name) => isNamed(new RegExp(`\\b${name}\\b`)))
    const others = reading.background.imports.filter(
      (source) => !ofSites.some((name) => fold(source).includes(name)),
    )
    // Of several places that reviews were imported from, all but one is no set of ours.
    if (ofSites.length > 0 && others.length > 0 && !isNamed(/\bimport/)) reading.doubt = ofSites[0]!
    const left = (['order', 'invited', 'confirmed'] as const).filter(
      (each) =>
        !(each === 'order' && isNamed(/\b(orders?|purchases?)\b/)) &&
        !(each === 'invited' && isNamed(/\binvit/)),
    )
    reading.add('source', at, { provenances: left })
  }
}

/** "including Google and Trustpilot": all that was imported, if these are all of its sources. */
function takeIncluded(reading: Reading) {
  const { marked } = reading
  const { imports } = reading.background
  const names = imports.map((source) => questionWords(source).join(' '))
  const known = [...sites, ...names]
  const thing = `(?:imports?|imported(?: reviews| ones)?|${known.join('|')})`
  const pattern = new RegExp(
    `\\b(?:including|include|counting|together with|along with)(?: the| our| those| all| from)* (${thing}(?:(?: and| or)(?: the)? ${thing})*)\\b(?: reviews| ones)?`,
  )
  for (const { at, groups } of marked.takeAll(pattern)) {
    const isAll =
      /\bimport/.test(groups[0]!) || names.every((name) => new RegExp(`\\b${name}\\b`).test(groups[0]!))
    if (!isAll) reading.doubt = groups[0]!
    reading.add('source', at, { provenances: ['order', 'invited', 'confirmed', 'imported'] })
  }
}

export function takeSources(reading: Reading) {
  const { marked } = reading
  takeIncluded(reading)
  takeNegatedSources(reading)
  for (const source of reading.background.imports) {
    const names = questionWords(source)
    for (const { at, length } of placesOf(marked, names)) {
      reading.add('source', at, { importedFrom: source, provenances: ['imported'] })
      marked.take(at, at + length)
    }
  }
  for (const { at, groups } of marked.takeAll(new RegExp(`\\b(${sites.join('|')})( com| maps)?\\b`))) {
    const name = groups[0]!.charAt(0).toUpperCase() + groups[0]!.slice(1)
    const known = reading.background.imports.find((each) => fold(each).includes(groups[0]!))
    reading.add('source', at, { importedFrom: known ?? name, provenances: ['imported'] })
  }
  const of = (provenance: 'order' | 'invited' | 'confirmed' | 'imported', pattern: RegExp) => {
    for (const { at } of marked.takeAll(pattern)) reading.add('source', at, { provenances: [provenance] })
  }
  of(
    'confirmed',
    /\b(came|come|comes|coming|found us|wrote|write|written) (to us )?(by|on) (themselves|their own|its own|itself)( accord)?\b|\bof their own accord\b|\bfound (the|our) page\b|\b(unprompted|uninvited|spontaneous|spontaneously|organic)\b|\b(were|was|are|have|had)? ?not (been )?invited\b|\bwithout (an |being )?(invitation|invited)\b|\bconfirmed( (address|addresses|email))?\b|\bopen form\b|\bon their own\b|\bby themselves\b/,
  )
  of(
    'order',
    /\b(verified|confirmed) (purchases?|orders?|buyers?|customers?)\b|\b(came )?(with|from|after|through|via) (an? |the |their )?(verified |online )?(order links?|orders?|purchases?)\b|\border links?\b|\bverified\b/,
  )
  of(
    'invited',
    /\b(we |were |was |been |are |people we |that we )?invited( by us| customers| people| guests)?\b|\b(by |from |via |through |after |with )?(an |our |the )?invitations?\b/,
  )
  for (const { at } of marked.takeAll(/\b(our|your|my) own( reviews| ones)?\b/))
    reading.add('source', at, { provenances: ['order', 'invited', 'confirmed'] })
  of('imported', /\b(imported|imports)\b/)
}

/** Places where at least two words of a name stand together, or its only one. */
function placesOf(marked: MarkedWords, names: string[]): { at: number; length: number }[] {
  const words = marked.words
  const least = Math.min(2, names.length)
  for (let length = names.length; length >= least; length--)
    for (let from = 0; from + length <= names.length; from++) {
      const wanted = names.slice(from, from + length)
      if (wanted.every((word) => emptyWords.has(word))) continue
      const at = words.findIndex((_, index) =>
        wanted.every((word, offset) => sameWord(words[index + offset], word)),
      )
      if (at >= 0 && !marked.isTaken(at)) return [{ at, length }]
    }
  return []
}

const sameWord = (one: string | undefined, other: string) =>
  one !== undefined && ownNounOf(one) === ownNounOf(other)
