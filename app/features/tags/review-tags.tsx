import { X } from 'lucide-react'
import { Form, Link } from 'react-router'
import { May } from '#app/features/businesses/may.tsx'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { type Tag, tagLimits } from './tag.vocabulary.ts'

export const tagNames = 'tag-names'

/** The owner's tags as suggestions, for every field on the page that takes one. */
export function TagSuggestions({ tags }: { tags: Tag[] }) {
  return (
    <datalist id={tagNames}>
      {tags.map(({ id, name }) => (
        <option key={id} value={name} />
      ))}
    </datalist>
  )
}

type ReviewTagsProps = {
  reviewId: string
  tags: Tag[]
  /** The business has tags, on this review or others. */
  hasTags: boolean
  result: FormResult | undefined
  addressOf: (tag: Tag) => string
}

/** The tags of one review, with a field to add one. */
export function ReviewTags({ reviewId, tags, hasTags, result, addressOf }: ReviewTagsProps) {
  const count = tags.length
  const error = result?.errors.tag ?? result?.message
  return (
    <>
      {count > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-x-4 gap-y-2">
          {tags.map((tag) => (
            <li className="flex items-center gap-0.5" key={tag.id}>
              <Link className="reach wrap-anywhere" to={addressOf(tag)}>
                {tag.name}
              </Link>
              <May right="reply">
                <Form method="post" preventScrollReset>
                  <input name="review" type="hidden" value={reviewId} />
                  <input name="tag" type="hidden" value={tag.name} />
                  <button
                    aria-label={`Remove the tag ${tag.name}`}
                    className="grid size-6 place-items-center text-muted hover:text-ink pointer-coarse:size-11"
                    name="act"
                    type="submit"
                    value="untag"
                  >
                    <X aria-hidden size={14} strokeWidth={1.5} />
                  </button>
                </Form>
              </May>
            </li>
          ))}
        </ul>
      )}
      <May right="reply">
        {count < tagLimits.ofReview && (
          // One more tag closes it.
          <details className="open:order-last open:basis-full" key={count} open={error !== undefined}>
            <summary className="w-fit underline underline-offset-4">Add a tag</summary>
            <Form className="mt-3 flex flex-wrap items-center gap-2" method="post" preventScrollReset>
              <input name="review" type="hidden" value={reviewId} />
              <input
                aria-describedby={error ? 'tag-error' : undefined}
                aria-invalid={error ? true : undefined}
                aria-label="Tag, seen only by your team"
                autoComplete="off"
                className="control w-56"
                data-tag
                defaultValue={result?.values.tag}
                key={result?.values.tag}
                list={tagNames}
                maxLength={tagLimits.name.max}
                name="tag"
                placeholder="Only your team sees it"
                required
              />
              <Button name="act" value="tag">
                Add
              </Button>
              {hasTags && (
                <Link className="reach ml-2" to="/business/reviews/tags">
                  Edit tags
                </Link>
              )}
            </Form>
            <FieldError id="tag-error" text={error} />
          </details>
        )}
      </May>
    </>
  )
}
