import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { tagLimits } from '#app/features/tags/tag.vocabulary.ts'
import { tagNames } from '#app/features/tags/tag-fields.tsx'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import type { InboxRow } from './inbox.server.ts'
import { selectionPrefix } from './selection.ts'

const formId = 'selection'

/** The box of a row. It belongs to the form above the list. */
export function SelectRow({ row: { id, authorName } }: { row: InboxRow }) {
  return (
    <label className="cursor-pointer pt-4 pr-3 pl-[calc(var(--gutter)-3px)]">
      <input
        aria-label={`Select the review by ${authorName ?? 'an author no longer shown'}`}
        className="tick"
        data-select
        form={formId}
        name={selectionPrefix + id}
        type="checkbox"
      />
    </label>
  )
}

/**
 * Tags for the selected reviews. It appears with the first selected box, also without JavaScript. Tags are all that
 * several reviews can get at once: a challenge needs grounds of its own, and customers notice when many get the same reply.
 */
export function BulkActs({ refused }: { refused: FormResult | undefined }) {
  const error = refused?.errors.tag ?? refused?.message
  const form = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const recount = () => setCount(document.querySelectorAll('[data-select]:checked').length)
    recount()
    document.addEventListener('change', recount)
    const afterReset = () => setTimeout(recount)
    document.addEventListener('reset', afterReset)
    return () => {
      document.removeEventListener('change', recount)
      document.removeEventListener('reset', afterReset)
    }
  }, [])
  return (
    <Form
      className="sticky top-0 z-10 hidden gap-2 [&:has(~ul_[data-select]:checked)]:grid border-b border-line bg-paper px-(--gutter) py-3"
      id={formId}
      method="post"
      onSubmit={(event) => setTimeout(() => (event.target as HTMLFormElement).reset())}
      preventScrollReset
      ref={form}
    >
      <p className="flex items-center justify-between gap-3 text-sm">
        <span role="status">{count > 0 ? `${countOf(count, 'review')} selected` : 'Tag these reviews'}</span>
        <button className="text-xs underline underline-offset-4 pointer-coarse:min-h-11" type="reset">
          Clear
        </button>
      </p>
      <div className="flex gap-2">
        <input
          aria-describedby={error ? 'selection-error' : undefined}
          aria-invalid={error ? true : undefined}
          aria-label="Tag for the selected reviews"
          autoComplete="off"
          className="control min-w-0 flex-1"
          list={tagNames}
          maxLength={tagLimits.name.max}
          name="tag"
          placeholder="Tag"
          required
        />
        <Button name="act" value="tag">
          Add
        </Button>
        <Button kind="quiet" name="act" value="untag">
          Remove
        </Button>
      </div>
      <FieldError id="selection-error" text={error} />
    </Form>
  )
}
