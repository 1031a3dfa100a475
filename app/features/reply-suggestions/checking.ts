import { languageOf } from '#analysis/analyse.ts'
import { gapsIn } from '#app/features/reviews/reply-gaps.ts'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import type { Language } from '#app/languages/languages.ts'
import { firstNames } from '#app/platform/first-names.ts'
import { sensitiveIn } from './sensitive.ts'

/** Promises, admissions of fault, and money given back: beginnings of words that no reply may have. */
const committing: Record<Language, string> = {
  en: "we will|we’ll|we'll|we promise|i promise|guarantee|free of charge|voucher|discount|on the house|our fault|our mistake|we are to blame|we admit|will never happen|won’t happen|won't happen|will not happen|make it up to you|make this right",
  de: 'wir werden|ich werde|versprech|garantier|gratis|kostenlos|gutschein|rabatt|unsere schuld|unser fehler|wir geben zu|kommt nicht wieder vor|nicht wieder vorkommen|wiedergutmach',
  fr: 'nous allons|nous promett|promesse|garanti|gratuit|bon d’achat|remise|notre faute|notre erreur|ne se reproduira|geste commercial',
  es: 'vamos a|promet|garantiz|gratis|cupón|descuento|nuestra culpa|nuestro error|no volverá a',
  it: 'promett|garantiamo|gratis|buono|sconto|colpa nostra|nostro errore|non accadrà|non succederà|provvederemo',
  nl: 'wij zullen|we zullen|beloven|beloofd|garander|gratis|tegoedbon|korting|onze schuld|onze fout|niet meer gebeuren|goedmaken',
  pl: 'obiecu|gwarant|gratis|za darmo|bon$|rabat|nasza wina|nasz błąd|nie powtórzy|wynagrodz',
  pt: 'promet|garanti|grátis|de graça|vale-|desconto|nossa culpa|nosso erro|não voltará a acontecer|não vai acontecer|vamos (?:resolver|corrigir)',
  sv: 'vi kommer att|lovar|garanter|gratis|presentkort|rabatt|vårt fel|kommer inte att hända|gottgöra',
  da: 'vi vil sørge|lover|garanter|gratis|gavekort|rabat|vores skyld|vores fejl|kommer ikke til at ske|gøre det godt igen',
  cs: 'slibuj|zaruč|zdarma|poukaz|sleva|slevu|naše chyba|naše vina|již se nestane|už se nestane|vynahrad',
  tr: 'söz veri|garanti|ücretsiz|bedava|hediye çeki|indirim|bizim hatamız|bizim suçumuz|bir daha olmaya|telafi ede',
}

const commits = Object.fromEntries(
  Object.entries(committing).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words.replaceAll('$', '(?!\\p{L})')})`, 'iu'),
  ]),
) as Record<Language, RegExp>

const markup = /[<>[\]`|*_#]|https?:|www\./i
/** Shorter texts may be of several languages. */
const tellingLength = 60

/** A draft as it may be put before the owner, without the names, the address and the words of others that it was given. */
export type Checked = { text: string; language: Language; given: readonly string[] }

/** The rules that a draft breaks. */
export function brokenRules({ text, language, given }: Checked): string[] {
  const own = given.reduce((rest, each) => (each ? rest.replaceAll(each, ' ') : rest), text)
  const prose = gapsIn(own).reduce((rest, gap) => rest.replaceAll(gap, ' '), own)
  const { min, max } = reviewLimits.reply
  return [
    (text.trim().length < min || text.length > max) && 'length',
    prose.length >= tellingLength && languageOf(prose) !== language && 'language',
    sensitiveIn(prose, language).length > 0 && 'sensitive subject',
    commits[language].test(prose) && 'promise',
    markup.test(prose) && 'markup',
    /\p{N}/u.test(prose) && 'number',
  ].filter((rule) => typeof rule === 'string')
}

type Unknown = {
  text: string
  language: Language
  /** Everything that the reply may take its names and quotes from. */
  known: string
}

/** A reply that we did not compose: it keeps the rules, and has no name and no quote that is not in what it was given. */
export function isSafeReply({ text, language, known }: Unknown) {
  return (
    brokenRules({ text, language, given: [] }).length === 0 &&
    gapsIn(text).length === 0 &&
    namesIn(text, language).every((name) => known.includes(name)) &&
    quotesIn(text).every((quote) => known.includes(quote))
  )
}

/** Words with a capital that do not begin a sentence; in German, which writes every noun so, known first names. */
function namesIn(text: string, language: Language): string[] {
  const capitalised = [...text.matchAll(/\p{Lu}[\p{L}\p{M}’'-]*/gu)].filter(
    ({ 0: word, index }) => !/^I(?:[’']|$)/.test(word) && !isBeginning(text.slice(0, index)),
  )
  const words = capitalised.map(([word]) => word)
  return language === 'de' ? words.filter((word) => firstNames.has(word)) : words
}

const isBeginning = (before: string) => before.trim() === '' || /[.!?:…]\s*[“„«”‘"]?\s*$|\n\s*$/u.test(before)

const quotesIn = (text: string) =>
  [...text.matchAll(/[“„«"”‘]\s?([^“„«»"”‘’]+?)\s?[”“»"’]/gu)].map(([, quoted]) => quoted!)
