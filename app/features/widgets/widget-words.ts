import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { describeReviewCounts } from '#app/features/reviews/review-counts.ts'
import { formatLanguage, formatNumber } from '#app/languages/format.ts'
import { countIn, fillWords, type Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { cleanedLine } from '#app/platform/visible-text.ts'
import type { WidgetData, WidgetKind } from '#widget/widget-data.ts'
import type { WidgetSettings } from './widget.schema.ts'
import { showsReviews } from './widget.vocabulary.ts'

// Sentences that the rest of the service has in English, in the language of a widget. widget-words.test.ts compares the two.

/** "298 reviews and 14 imported" */
export function countedReviews(counts: { own: number; imported: number }, language: Language) {
  const { widgets, page } = messages[language]
  return describeReviewCounts(counts, { ...widgets, byInsiders: page.byInsiders }, language)
}

/** As `provenanceLabel` says it. */
export function provenanceIn(
  { provenance, importSource }: Pick<PublicReview, 'provenance' | 'importSource'>,
  language: Language,
) {
  const words = messages[language].widgets
  return importSource
    ? fillWords(words.importedFrom, { source: isolated(importSource) })
    : words.provenance[provenance]
}

/** As `incentiveText` says it. */
export const incentiveIn = (incentive: string, language: Language) =>
  fillWords(messages[language].widgets.incentive, { incentive: isolated(incentive) })

type Challenge = NonNullable<PublicReview['challenge']>

export function challengeIn({ reason }: Challenge, businessName: string, language: Language) {
  const { widgets: words, authorMail } = messages[language]
  const business = isolated(businessName)
  return reason
    ? fillWords(words.challengedFor, { business, reason: authorMail.reasons[reason] })
    : fillWords(words.challenged, { business })
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Others' words inside one of our sentences: they turn neither its direction nor its numbers. */
export function isolated(text: string) {
  const line = cleanedLine(text)
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line
}

/** A name inside one of our sentences, in quotation marks where a reader could take it for part of the sentence. */
export function nameInSentence(name: string, language: Language) {
  const { quoted } = messages[language].widgets
  const plain = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} &'’.+-]*$/u.test(name) && !soundsLikeOurs(name, language)
  const shown = isolated(plain ? name : name.replace(/["“”„«»‘‹›]/gu, '’'))
  return plain ? shown : fillWords(quoted, { name: shown })
}

/** Whether a name reads like our own words: "All our customers", "Reviews of the year". */
function soundsLikeOurs(name: string, language: Language) {
  const { whole, region } = messages[language].widgets
  const ours = wordsOf(`${whole} ${region.replace('{business}', '')}`)
  return wordsOf(name).some((word) =>
    ours.some((own) => (own.length > 3 ? word.startsWith(own) : word === own)),
  )
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

export type Counted = { name: string; isSample: boolean; reviewCount: number; importedCount: number }
type Selection = Pick<
  WidgetSettings,
  'select' | 'sorting' | 'minimumRating' | 'topic' | 'reviewLanguage' | 'source' | 'tag' | 'hasReply'
>
export type Shown = {
  kind?: WidgetKind
  settings: Selection & Pick<WidgetSettings, 'language'>
  /** How many reviews the widget shows. */
  shown: number
  /** Of a gallery: how many photos and videos these reviews have. */
  photos?: number
  /** Published reviews whose words are hidden while a challenge is open. */
  hidden?: number
  /** Reviews that were removed after they were public. */
  removed?: number
}

/** Only every review, the newest first, is no selection: another order with a number chooses too. */
export const isComplete = (selection: Selection) =>
  selection.sorting === 'newest' &&
  (selection.select === 'all' || (selection.select === 'some' && !hasFilter(selection)))

const hasFilter = ({ minimumRating, topic, reviewLanguage, source, tag, hasReply }: Selection) =>
  minimumRating > 1 || [topic, reviewLanguage, source, tag].some((each) => each !== null) || hasReply

/**
 * The sentence in which a widget says what it shows: all reviews, the newest, or a selection with its criteria and who
 * selected; and how many are missing. No setting removes it.
 */
export function widgetLabel(business: Counted, shown: Shown) {
  const { language } = shown.settings
  const { widgets: words, reviewForm } = messages[language]
  const { hidden = 0, removed = 0 } = shown
  const shows = widgetShows(business, shown)
  const isSelection = shows.what === 'selected' || shows.what === 'chosen'
  const parts = [
    sentenceOf(business, shown.settings, shows),
    ...(hidden > 0 && !isSelection ? [countIn(words.hidden, hidden, language)] : []),
    ...(removed > 0 ? [countIn(words.removed, removed, language)] : []),
  ]
  const label = parts.join(' · ')
  return business.isSample ? `${reviewForm.sample}. ${label}` : label
}

/** What a widget shows, as fields of its JSON. A tag is set by hand, and so what carries it was chosen by hand. */
export function widgetShows(
  business: Counted,
  { kind, settings, shown, photos }: Shown,
): WidgetData['shows'] {
  const { select, sorting, language, tag } = settings
  const total = business.reviewCount + business.importedCount
  const isPicked = select === 'picked' || (select === 'some' && tag !== null)
  const numbers = { shown, total, criteria: '', ...(photos === undefined ? {} : { photos }) }
  if (total === 0 || !showsReviews(kind)) return { what: 'numbers', ...numbers }
  if (isPicked) return { what: 'chosen', ...numbers }
  // A gallery shows no review whole.
  if (shown === total && photos === undefined) return { what: 'all', ...numbers }
  if (isComplete(settings)) return { what: 'newest', ...numbers }
  const { only, orders } = messages[language].widgets
  const filters = select === 'some' ? filtersOf(settings) : []
  const criteria = [
    ...(filters.length > 0 ? [fillWords(only, { what: filters.join(', ') })] : []),
    ...(sorting === 'newest' ? [] : [orders[sorting]]),
  ].join(', ')
  return {
    what: 'selected',
    ...numbers,
    criteria: criteria[0]!.toLocaleUpperCase(language) + criteria.slice(1),
  }
}

function filtersOf({ minimumRating, topic, reviewLanguage, source, hasReply, language }: Shown['settings']) {
  const { criteria: words, provenance, quoted } = messages[language].widgets
  const inQuotes = (name: string) => fillWords(quoted, { name: isolated(name) })
  return [
    minimumRating === 5 && words.five,
    minimumRating > 1 && minimumRating < 5 && fillWords(words.least, { stars: `${minimumRating}` }),
    topic && fillWords(words.topic, { name: inQuotes(topic) }),
    reviewLanguage && formatLanguage(reviewLanguage, language),
    source && inQuotes(provenance[source]),
    hasReply && words.reply,
  ].filter((each) => typeof each === 'string')
}

function sentenceOf(business: Counted, { language, sorting }: Shown['settings'], shows: WidgetData['shows']) {
  const words = messages[language].widgets
  const { reviewCount: own, importedCount: imported } = business
  const reviews = countedReviews({ own, imported }, language)
  const { what, criteria, photos } = shows
  const numbers = {
    shown: formatNumber(shows.shown, language),
    total: formatNumber(shows.total, language),
    business: nameInSentence(business.name, language),
  }
  if (shows.total === 0) return words.none
  if (what === 'numbers') return reviews
  if (photos === 0) return words.noPhotos
  if (photos !== undefined) {
    const counted = countIn(words.photos, photos, language)
    if (what === 'newest') return fillWords(words.photosOf, { photos: counted, ...numbers })
    const selected = what === 'chosen' ? words.chosen : words.selected
    return `${counted} · ${fillWords(selected, { criteria, ...numbers })}`
  }
  if (what === 'selected') return fillWords(words.selected, { criteria, ...numbers })
  if (what === 'newest') return fillWords(shows.shown === 1 ? words.newestOf : words.newest, numbers)
  if (what === 'chosen') return fillWords(words.chosen, numbers)
  if (shows.total === 1) return words.whole
  return fillWords(own === 1 ? words.completeOf : words.complete, { reviews, order: words.orders[sorting] })
}
