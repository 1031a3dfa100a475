import { formatDate } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Stars } from '#app/ui/stars.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { ContentPageData, OfferedReview } from './content.server.ts'
import { mostReviews } from './content.vocabulary.ts'

export function ReviewChoice({ page }: { page: ContentPageData }) {
  const { choice, query, offered } = page
  const isHydrated = useHydrated()
  const isFull = choice.reviewIds.length >= mostReviews
  return (
    <div className="grid gap-4">
      <TextInput defaultValue={query ?? ''} label="Search" name="q" type="search" />
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

function Offered({ review }: { review: OfferedReview }) {
  const { authorName, rating, title, text, language, writtenAt } = review
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <Stars rating={rating} />
        <span className="min-w-0 text-ink wrap-anywhere">{authorName}</span>
        {formatDate(writtenAt)}
      </span>
      <span
        className="line-clamp-2 font-serif text-base leading-snug wrap-anywhere"
        dir="auto"
        lang={language ?? undefined}
      >
        {title && <strong className="font-medium">{title} </strong>}
        {text}
      </span>
    </span>
  )
}
