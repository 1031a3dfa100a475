import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { May, useMay } from '#app/features/businesses/may.tsx'
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
  const form = useRef<HTMLFormElement>(null)
  const count = tags.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: an added tag empties the field
  useEffect(() => form.current?.reset(), [count])
  const error = result?.errors.tag ?? result?.message
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <h2 className="font-sans text-sm font-normal text-muted">Tags, seen only by your team</h2>
        <ul className="contents">
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
        {useMay('reply') && count < tagLimits.ofReview && (
          <Form className="flex items-center gap-2" method="post" preventScrollReset ref={form}>
            <input name="review" type="hidden" value={reviewId} />
            <input
              aria-describedby={error ? 'tag-error' : undefined}
              aria-invalid={error ? true : undefined}
              aria-label="Add a tag"
              autoComplete="off"
              className="control w-40"
              data-tag
              defaultValue={result?.values.tag}
              key={result?.values.tag}
              list={tagNames}
              maxLength={tagLimits.name.max}
              name="tag"
              placeholder="Add a tag"
              required
            />
            <Button name="act" value="tag">
              Add
            </Button>
          </Form>
        )}
        {hasTags && (
          <Link className="reach" to="/business/reviews/tags">
            Edit tags
          </Link>
        )}
      </div>
      <FieldError id="tag-error" text={error} />
    </div>
  )
}
