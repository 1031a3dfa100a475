import { provenanceText } from '#app/features/reviews/public-review.ts'
import { formatDate, formatLanguage } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Select } from '#app/ui/select.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { ContentPageData, OfferedReview } from './content.server.ts'
import { mostReviews } from './content.vocabulary.ts'

/** Filters, and the reviews that pass them, to tick. */
export function ReviewChoice({ page }: { page: ContentPageData }) {
  const { choice, filter, offered, topics, languages } = page
  const isHydrated = useHydrated()
  const isFull = choice.reviewIds.length >= mostReviews
  return (
    <div className="grid gap-4">
      <details open={Boolean(filter.query || filter.rating || filter.topic || filter.language)}>
        <summary className="chart-more">Search and filter</summary>
        <div className="grid grid-cols-2 gap-4 pt-2">
          <TextInput
            defaultValue={filter.query ?? ''}
            fieldClassName="col-span-2"
            label="Search"
            name="q"
            type="search"
          />
          <Select defaultValue={filter.rating ?? ''} label="Stars" name="rating" options={ratings} />
          <Select
            defaultValue={filter.topic ?? ''}
            label="Topic"
            name="topic"
            options={[any, ...topics.map((topic) => ({ value: topic, label: topic }))]}
          />
          {languages.length > 1 && (
            <Select
              defaultValue={filter.language ?? ''}
              label="Language of the review"
              name="language"
              options={[any, ...languages.map((value) => ({ value, label: formatLanguage(value) }))]}
            />
          )}
        </div>
      </details>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">Quote up to {mostReviews}</legend>
        <ul className="border-t border-line">
          {offered.map((review) => {
            const isChosen = choice.reviewIds.includes(review.id)
            return (
              <li className="border-b border-line py-3" key={`${review.id} ${isChosen}`}>
                <Checkbox
                  defaultChecked={isChosen}
                  disabled={isFull && !isChosen}
                  label={<Offered review={review} />}
                  name="review"
                  value={review.id}
                />
              </li>
            )
          })}
        </ul>
        {offered.length === 0 && <p className="text-sm text-muted">No review matches.</p>}
        {!isHydrated && <Button className="mt-4">Show</Button>}
      </fieldset>
    </div>
  )
}

const any = { value: '', label: 'Any' }
const ratings = [any, ...['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }))]

function Offered({ review }: { review: OfferedReview }) {
  const { authorName, rating, title, text, language, writtenAt, provenance } = review
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        <Stars rating={rating} />
        <span className="min-w-0 text-ink wrap-anywhere">{authorName}</span>
        {formatDate(writtenAt)}, {provenanceText[provenance].label}
      </span>
      <span className="line-clamp-2 text-sm wrap-anywhere" dir="auto" lang={language ?? undefined}>
        {title && <strong className="font-medium">{title} </strong>}
        {text}
      </span>
    </span>
  )
}
