import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatLanguage, formatNumber } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Pick, type PickOption } from '#app/ui/pick.tsx'
import type { Facets } from './facets.server.ts'
import { markInWords, sourceInWords } from './filter-words.ts'
import { longestQuery, type PublicOrder, type PublicView, publicMarks } from './public-view.ts'

export type CountedTopic = { topic: string; reviews: number | null }

type ReviewFilterProps = { businessId: string; view: PublicView; facets: Facets; topics: CountedTopic[] }

/**
 * The filter as a sentence whose dotted parts can be changed; the address holds the same filter. Each choice has the
 * number of reviews that it would leave, given the other choices.
 */
export function ReviewFilter({ businessId, view, facets, topics }: ReviewFilterProps) {
  const languages = languageOptions(facets, view.language)
  return (
    <form
      action={`/business/${businessId}#reviews`}
      aria-label="Which reviews"
      className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4"
      method="get"
      data-live
    >
      <p className="filter-sentence">
        Show <Pick {...fixed('rating', view.rating)} label="Stars" options={ratingOptions(facets)} />
        {topics.length > 0 && (
          <>
            {' about '}
            <Pick {...fixed('topic', view.topic)} label="Topic" options={topicOptions(topics, view.topic)} />
          </>
        )}
        {languages.length > 2 && (
          <>
            {' in '}
            <Pick {...fixed('language', view.language)} label="Language" options={languages} />
          </>
        )}
        {', '}
        <span className="inline-block max-w-full">
          <Pick
            {...fixed('replied', view.hasReply ? 'yes' : '')}
            label="Replies"
            options={[
              ['', 'with or without a reply'],
              ['yes', `with a reply (${formatNumber(facets.replied)})`],
            ]}
          />
          ,
        </span>{' '}
        <span className="inline-block max-w-full">
          <Pick {...fixed('source', view.source)} label="Source" options={sources} />,
        </span>{' '}
        {view.mark && (
          <>
            <span className="inline-block max-w-full">
              <Pick {...fixed('mark', view.mark)} label="Marks" options={marks} />,
            </span>{' '}
          </>
        )}
        <Pick {...fixed('order', view.order)} label="Order" options={orders} />
      </p>
      <div className="flex w-full items-center gap-2 sm:w-80">
        <input
          aria-label="Search in titles, texts and replies"
          className="control"
          defaultValue={view.query ?? ''}
          maxLength={longestQuery}
          name="q"
          placeholder="Search the reviews"
          type="search"
        />
        <Button>Search</Button>
      </div>
    </form>
  )
}

const fixed = (name: string, value: string | number | null) => ({
  name,
  defaultValue: String(value ?? ''),
})

const sources: PickOption[] = [
  ['', 'from any source'],
  ...provenances.map((source): PickOption => [source, sourceInWords[source]]),
]

const marks: PickOption[] = [
  ['', 'marked or not'],
  ...publicMarks.map((mark): PickOption => [mark, markInWords[mark]]),
]

const orders: readonly (readonly [PublicOrder, string])[] = [
  ['newest', 'newest first'],
  ['oldest', 'oldest first'],
  ['lowest', 'lowest first'],
  ['highest', 'highest first'],
  ['helpful', 'praise beside criticism'],
]

const ratingOptions = ({ ratings }: Facets): PickOption[] => [
  ['', 'any stars'],
  ...[5, 4, 3, 2, 1].map(
    (rating): PickOption => [
      String(rating),
      `${countOf(rating, 'star')} (${formatNumber(ratings[rating - 1]!)})`,
    ],
  ),
]

function topicOptions(topics: CountedTopic[], chosen: string | null): PickOption[] {
  const isListed = chosen === null || topics.some(({ topic }) => topic === chosen)
  return [
    ['', 'anything'],
    ...topics.map(
      ({ topic, reviews }): PickOption => [
        topic,
        reviews === null ? topic : `${topic} (${formatNumber(reviews)})`,
      ],
    ),
    ...(isListed ? [] : [[chosen, chosen] as const]),
  ]
}

function languageOptions({ languages }: Facets, chosen: string | null): PickOption[] {
  const isListed = chosen === null || languages.some(({ language }) => language === chosen)
  return [
    ['', 'any language'],
    ...languages.map(
      ({ language, count }): PickOption => [language, `${formatLanguage(language)} (${formatNumber(count)})`],
    ),
    ...(isListed ? [] : [[chosen, formatLanguage(chosen)] as const]),
  ]
}
