import { Form, useNavigate, useNavigation } from 'react-router'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { Button } from '#app/ui/button.tsx'
import { Pick, type PickOption } from '#app/ui/pick.tsx'
import type { Facets } from './facets.server.ts'
import { markInWords, sourceInWords } from './filter-in-words.ts'
import { languageName } from './language-name.ts'
import { type PublicView, publicMarks, readView, viewAddress } from './public-view.ts'

export type CountedTopic = { topic: string; reviews: number | null }

type ReviewFilterProps = { businessId: string; view: PublicView; facets: Facets; topics: CountedTopic[] }

/**
 * What the list shows, as a sentence whose dotted parts can be changed; the address says the same. Each choice says
 * how many reviews it would leave beside the others.
 */
export function ReviewFilter({ businessId, view, facets, topics }: ReviewFilterProps) {
  const navigate = useNavigate()
  const chosen = useChosen(businessId) ?? view
  const languages = languageOptions(facets, chosen.language)

  function change(event: React.ChangeEvent<HTMLFormElement>) {
    const typed = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]),
    )
    void navigate(viewAddress(businessId, readView(typed)), { preventScrollReset: true })
  }
  return (
    <Form
      action={`/business/${businessId}#reviews`}
      aria-label="Which reviews"
      className="flex flex-wrap items-baseline gap-x-4 gap-y-3 font-serif text-lg/9"
      method="get"
      onChange={change}
      preventScrollReset
    >
      <p>
        Show <Pick {...fixed('rating', chosen.rating)} label="Stars" options={ratingOptions(facets)} />
        {topics.length > 0 && (
          <>
            {' about '}
            <Pick
              {...fixed('topic', chosen.topic)}
              label="Topic"
              options={topicOptions(topics, chosen.topic)}
            />
          </>
        )}
        {languages.length > 2 && (
          <>
            {' in '}
            <span className="inline-block max-w-full">
              <Pick {...fixed('language', chosen.language)} label="Language" options={languages} />,
            </span>
          </>
        )}{' '}
        <span className="inline-block max-w-full">
          <Pick
            {...fixed('replied', chosen.hasReply ? 'yes' : '')}
            label="Replies"
            options={[
              ['', 'replied or not'],
              ['yes', `with a reply (${written(facets.replied)})`],
            ]}
          />
          ,
        </span>{' '}
        <span className="inline-block max-w-full">
          <Pick {...fixed('source', chosen.source)} label="How they came in" options={sources} />,
        </span>{' '}
        {chosen.mark && (
          <>
            <span className="inline-block max-w-full">
              <Pick {...fixed('mark', chosen.mark)} label="Marks" options={marks} />,
            </span>{' '}
          </>
        )}
        <Pick {...fixed('order', chosen.order)} label="Order" options={orders} />
      </p>
      <noscript>
        <Button>Show these</Button>
      </noscript>
    </Form>
  )
}

/** What is on its way already, so that a choice stands while its reviews load. */
function useChosen(businessId: string) {
  const { location } = useNavigation()
  return location?.pathname === `/business/${businessId}`
    ? readView(new URLSearchParams(location.search))
    : null
}

// The form hears every change; React wants to be told that a value without a listener is meant so.
const fixed = (name: string, value: string | number | null) => ({
  name,
  value: String(value ?? ''),
  onChange: () => {},
})

const sources: PickOption[] = [
  ['', 'however they came in'],
  ...provenances.map((source): PickOption => [source, sourceInWords[source]]),
]

const marks: PickOption[] = [
  ['', 'marked or not'],
  ...publicMarks.map((mark): PickOption => [mark, markInWords[mark]]),
]

const orders: PickOption[] = [
  ['newest', 'newest first'],
  ['balanced', 'praise beside criticism'],
]

const written = (count: number) => count.toLocaleString('en')

const ratingOptions = ({ ratings }: Facets): PickOption[] => [
  ['', 'any stars'],
  ...[5, 4, 3, 2, 1].map(
    (rating): PickOption => [
      String(rating),
      `${rating === 1 ? '1 star' : `${rating} stars`} (${written(ratings[rating - 1]!)})`,
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
        reviews === null ? topic : `${topic} (${written(reviews)})`,
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
      ({ language, count }): PickOption => [language, `${languageName(language)} (${written(count)})`],
    ),
    ...(isListed ? [] : [[chosen, languageName(chosen)] as const]),
  ]
}
