import { Plus, X } from 'lucide-react'
import { Form, Link } from 'react-router'
import { May } from '#app/features/businesses/business-context.tsx'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { NameField } from '#app/ui/name-field.tsx'
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

export function ReviewTags({ reviewId, tags, hasTags, result, addressOf }: ReviewTagsProps) {
  const count = tags.length
  const error = result?.errors.tag ?? result?.message
  return (
    <>
      {count > 0 && (
        <ul aria-label="Tags" className="contents">
          {tags.map((tag) => (
            <li className="btn chip gap-0.5 pr-1 pointer-coarse:pr-0" key={tag.id}>
              <Link className="wrap-anywhere no-underline" to={addressOf(tag)}>
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
            <summary className="btn chip">
              <Plus aria-hidden size={14} strokeWidth={1.5} /> Add a tag
            </summary>
            <Form className="mt-3 grid gap-1.5" method="post" preventScrollReset>
              <input name="review" type="hidden" value={reviewId} />
              <NameField
                className="w-56"
                data-tag
                defaultValue={result?.values.tag}
                error={error}
                id="tag"
                key={result?.values.tag}
                label="Tag, seen only by your team"
                list={tagNames}
                maxLength={tagLimits.name.max}
                name="tag"
                placeholder="Only your team sees it"
              >
                <Button name="act" value="tag">
                  Add
                </Button>
                {hasTags && (
                  <Link className="reach ml-2" to="/business/reviews/tags">
                    Edit tags
                  </Link>
                )}
              </NameField>
            </Form>
          </details>
        )}
      </May>
    </>
  )
}
