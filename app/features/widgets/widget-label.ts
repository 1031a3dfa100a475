import { fillWords } from '#app/languages/fill-words.ts'
import { formatNumber } from '#app/languages/format.ts'
import { messages } from '#app/languages/messages.server.ts'
import { countIn } from '#app/languages/plurals.ts'
import type { WidgetKind } from '#widget/widget-data.ts'
import type { WidgetSettings } from './widget.schema.ts'
import { showsReviews } from './widget.vocabulary.ts'
import { countedReviews, nameInSentence } from './widget-words.ts'

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
 * The sentence in which a widget says what it shows: all reviews, or a selection and who selected it; and how many are
 * missing. No setting removes it.
 */
export function widgetLabel(business: Counted, shown: Shown) {
  const { language } = shown.settings
  const { widgets: words, reviewForm } = messages[language]
  const { hidden = 0, removed = 0 } = shown
  const { sentence, isSelection } = standing(business, shown)
  const parts = [
    sentence,
    ...(hidden > 0 && !isSelection ? [countIn(words.hidden, hidden, language)] : []),
    ...(removed > 0 ? [countIn(words.removed, removed, language)] : []),
  ]
  const label = parts.join(' · ')
  return business.isSample ? `${reviewForm.sample}. ${label}` : label
}

function standing(business: Counted, { kind, settings, shown }: Shown) {
  const { language, sorting, select } = settings
  const words = messages[language].widgets
  const { reviewCount: own, importedCount: imported } = business
  const total = own + imported
  const reviews = countedReviews({ own, imported }, language)
  const numbers = { shown: formatNumber(shown, language), total: formatNumber(total, language) }
  const complete = (sentence: string) => ({ sentence, isSelection: false })

  if (total === 0) return complete(words.none)
  if (!showsReviews(kind))
    return complete(own === 1 || total === 1 ? words.whole : fillWords(words.all, { reviews }))
  if (!isComplete(settings) && (select === 'picked' || shown < total)) {
    const named = nameInSentence(business.name, language)
    return { sentence: fillWords(words.selected, { business: named, ...numbers }), isSelection: true }
  }
  if (total === 1) return complete(words.whole)
  if (shown === 1) return complete(fillWords(words.newestOf, numbers))
  const order = words.orders[sorting]
  return complete(fillWords(own === 1 ? words.completeOf : words.complete, { reviews, order }))
}
