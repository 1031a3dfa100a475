import { type ComponentProps, Fragment } from 'react'
import { usePublicPage } from '#app/features/reviews/page-words.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { formatNumber } from '#app/languages/format.ts'
import { countIn } from '#app/languages/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { Pick, type PickOption } from '#app/ui/pick.tsx'
import type { Facets } from './facets.server.ts'
import { longestQuery, nameLanguage, type PublicView, pageOf, publicMarks } from './public-view.ts'

type ReviewFilterProps = {
  businessId: string
  view: PublicView
  facets: Facets
  topics: readonly PickOption[]
}

/**
 * The filter as a sentence whose dotted parts can be changed; the address holds the same filter. Each choice has the
 * number of reviews that it would leave, given the other choices.
 */
export function ReviewFilter({ businessId, view, facets, topics }: ReviewFilterProps) {
  const page = usePublicPage()
  const words = page.words.filter
  const parts = partsOf({ view, facets, topics, ...page })
  return (
    <form
      action={`${pageOf(businessId, view)}#reviews`}
      aria-label={words.name}
      className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4"
      method="get"
      data-live
    >
      {view.lang && <input name="lang" type="hidden" value={view.lang} />}
      <p className="filter-sentence">
        {words.show}{' '}
        {parts.map(({ before, after, ...pick }) => (
          <Fragment key={pick.name}>
            {before && `${before} `}
            {/* A comma never begins a line. */}
            <span className="inline-block max-w-full">
              <Pick {...pick} />
              {after}
            </span>{' '}
          </Fragment>
        ))}
      </p>
      <div className="flex w-full items-center gap-2 sm:w-96">
        <input
          aria-label={words.searchIn}
          className="control placeholder:text-sm"
          defaultValue={view.query ?? ''}
          maxLength={longestQuery}
          name="q"
          placeholder={words.searchReviews}
          type="search"
        />
        <Button>{words.search}</Button>
      </div>
    </form>
  )
}

type Part = ComponentProps<typeof Pick> & { name: string; before?: string; after?: string }
type Choices = Omit<ReviewFilterProps, 'businessId'> & ReturnType<typeof usePublicPage>

/** The choices of the sentence; those that would leave everything as it is are left out. */
function partsOf(choices: Choices): Part[] {
  const { view, facets, topics, words, language } = choices
  const { labels, ...own } = words.filter
  const languages = languageOptions(choices)
  const hasTopics = topics.length > 0
  const hasLanguages = languages.length > 2
  const part = (
    name: keyof typeof labels,
    value: string | number | null,
    options: readonly PickOption[],
  ) => ({
    name,
    label: labels[name],
    options,
    defaultValue: String(value ?? ''),
    after: ',',
  })
  const replies: PickOption[] = [
    ['', own.anyReply],
    ['yes', `${words.criteria.reply} (${formatNumber(facets.replied, language)})`],
  ]
  const sources: PickOption[] = [
    ['', own.anySource],
    ...provenances.map((source): PickOption => [source, words.sources[source]]),
  ]
  const marks: PickOption[] = [
    ['', own.anyMark],
    ...publicMarks.map((mark): PickOption => [mark, words.marks[mark]]),
  ]
  const orders: PickOption[] = [
    ['newest', words.orders.newest],
    ['oldest', words.orders.oldest],
    ['lowest', own.lowest],
    ['highest', own.highest],
    ['helpful', own.helpful],
  ]
  return [
    { ...part('rating', view.rating, ratingOptions(choices)), after: hasTopics || hasLanguages ? '' : ',' },
    ...(hasTopics
      ? [
          {
            ...part('topic', view.topic, topicOptions(choices)),
            before: own.about,
            after: hasLanguages ? '' : ',',
          },
        ]
      : []),
    ...(hasLanguages ? [{ ...part('language', view.language, languages), before: own.in }] : []),
    part('replied', view.hasReply ? 'yes' : '', replies),
    part('source', view.source, sources),
    ...(view.mark ? [part('mark', view.mark, marks)] : []),
    { ...part('order', view.order, orders), after: '' },
  ]
}

const ratingOptions = ({ facets: { ratings }, words, language }: Choices): PickOption[] => [
  ['', words.filter.anyStars],
  ...[5, 4, 3, 2, 1].map(
    (rating): PickOption => [
      String(rating),
      `${countIn(words.starCount, rating, language)} (${formatNumber(ratings[rating - 1]!, language)})`,
    ],
  ),
]

function topicOptions({ topics, view: { topic: chosen }, words }: Choices): PickOption[] {
  const isListed = chosen === null || topics.some(([topic]) => topic === chosen)
  return [['', words.filter.anything], ...topics, ...(isListed ? [] : [[chosen, chosen] as const])]
}

function languageOptions({ facets, view, words, language: ofPage }: Choices): PickOption[] {
  const chosen = view.language
  const isListed = chosen === null || facets.languages.some(({ language }) => language === chosen)
  const name = (tag: string) => nameLanguage(tag, words, ofPage)
  return [
    ['', words.filter.anyLanguage],
    ...facets.languages.map(
      ({ language, count }): PickOption => [language, `${name(language)} (${formatNumber(count, ofPage)})`],
    ),
    ...(isListed ? [] : [[chosen, name(chosen)] as const]),
  ]
}
