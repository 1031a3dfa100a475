import { type ComponentProps, Fragment } from 'react'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatLanguage, formatNumber } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Pick, type PickOption } from '#app/ui/pick.tsx'
import type { Facets } from './facets.server.ts'
import {
  longestQuery,
  markInWords,
  type PublicOrder,
  type PublicView,
  pageOf,
  publicMarks,
  sourceInWords,
} from './public-view.ts'

type ReviewFilterProps = { businessId: string; view: PublicView; facets: Facets; topics: string[] }

/**
 * The filter as a sentence whose dotted parts can be changed; the address holds the same filter. Each choice has the
 * number of reviews that it would leave, given the other choices.
 */
export function ReviewFilter({ businessId, view, facets, topics }: ReviewFilterProps) {
  const parts = partsOf({ view, facets, topics })
  return (
    <form
      action={`${pageOf(businessId, view)}#reviews`}
      aria-label="Which reviews"
      className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4"
      method="get"
      data-live
    >
      <p className="filter-sentence">
        Show{' '}
        {parts.map(({ before, after, ...pick }) => (
          <Fragment key={pick.name}>
            {before}
            {/* A comma never begins a line. */}
            <span className="inline-block max-w-full">
              <Pick {...pick} />
              {after}
            </span>{' '}
          </Fragment>
        ))}
      </p>
      <div className="flex w-full items-center gap-2 sm:w-80">
        <input
          aria-label="Search in titles, texts and replies"
          className="control"
          defaultValue={view.query ?? ''}
          maxLength={longestQuery}
          name="q"
          placeholder="Search reviews"
          type="search"
        />
        <Button>Search</Button>
      </div>
    </form>
  )
}

type Part = ComponentProps<typeof Pick> & { name: string; before?: string; after?: string }

/** The choices of the sentence; those that would leave everything as it is are left out. */
function partsOf({ view, facets, topics }: Omit<ReviewFilterProps, 'businessId'>): Part[] {
  const languages = languageOptions(facets, view.language)
  const hasTopics = topics.length > 0
  const hasLanguages = languages.length > 2
  const part = (
    name: string,
    label: string,
    value: string | number | null,
    options: readonly PickOption[],
  ) => ({
    name,
    label,
    options,
    defaultValue: String(value ?? ''),
    after: ',',
  })
  const replies: PickOption[] = [
    ['', 'with or without a reply'],
    ['yes', `with a reply (${formatNumber(facets.replied)})`],
  ]
  const rating = part('rating', 'Stars', view.rating, ratingOptions(facets))
  const topic = part('topic', 'Topic', view.topic, topicOptions(topics, view.topic))
  const language = part('language', 'Language', view.language, languages)
  return [
    { ...rating, after: hasTopics || hasLanguages ? '' : ',' },
    ...(hasTopics ? [{ ...topic, before: 'about ', after: hasLanguages ? '' : ',' }] : []),
    ...(hasLanguages ? [{ ...language, before: 'in ' }] : []),
    part('replied', 'Replies', view.hasReply ? 'yes' : '', replies),
    part('source', 'Source', view.source, sources),
    ...(view.mark ? [part('mark', 'Marks', view.mark, marks)] : []),
    { ...part('order', 'Order', view.order, orders), after: '' },
  ]
}

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

function topicOptions(topics: string[], chosen: string | null): PickOption[] {
  const all = chosen === null || topics.includes(chosen) ? topics : [...topics, chosen]
  return [['', 'anything'], ...all.map((topic): PickOption => [topic, topic])]
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
