import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { gapsIn } from '#app/features/reviews/reply-gaps.ts'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { areSameWords, fillTemplate } from './filling.ts'
import type { ReplyBlockProps, ReplyOutcome } from './reply-block.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import { TemplatePicker } from './template-picker.tsx'
import { useReplyDraft } from './use-reply-draft.ts'

type ReplyFormProps = ReplyBlockProps & {
  text: string
  refused: Extract<ReplyOutcome, { values: unknown }> | undefined
}

export function ReplyForm({ review: { id, reply }, text: initial, refused, ...props }: ReplyFormProps) {
  const { entry, businessName, templates, lastReply, suggesting } = props
  const form = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(refused?.values.text ?? initial)
  const [isPreviewed, setPreviewed] = useState(refused?.isPreview ?? false)
  const isSending = useNavigation().formData?.get('review') === id
  useFocusFirstError(form, refused)
  useReplyDraft(area, id)
  return (
    <div className="grid gap-4">
      <TemplatePicker
        onPick={(template) =>
          area.current && insert(area.current, fillTemplate(template, entry, businessName))
        }
        reviewId={id}
        templates={templates}
      />
      {suggesting?.({ text, replace: (words) => area.current && fill(area.current, words) })}
      <Form className="grid gap-4" method="post" noValidate preventScrollReset ref={form}>
        <FormError text={refused?.message} />
        <input name="review" type="hidden" value={id} />
        <TextArea
          defaultValue={refused?.values.text ?? initial}
          error={refused?.errors.text}
          help="One reply per review, under your name. You can edit or delete it later; each wording is an entry of the log."
          label={reply ? 'The new wording' : 'Your reply'}
          limit={reviewLimits.reply.max}
          name="text"
          onInput={(event) => setText(event.currentTarget.value)}
          ref={area}
          rows={4}
        />
        <Hints lastReply={lastReply} text={text} />
        {isPreviewed && <ReplyPreview before={reply} businessName={businessName} entry={entry} text={text} />}
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isSending} kind="primary" name="act" value="reply">
            {isSending ? 'Publishing' : reply ? 'Publish the new wording' : 'Publish reply'}
          </Button>
          <Button
            aria-expanded={isPreviewed}
            name="act"
            onClick={(event) => {
              event.preventDefault()
              setPreviewed(!isPreviewed)
            }}
            value="preview"
          >
            {isPreviewed ? 'Hide the preview' : 'Preview'}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** In place of all that is there, without taking the focus. */
function fill(area: HTMLTextAreaElement, text: string) {
  area.setRangeText(text, 0, area.value.length, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** At the cursor, with the first gap selected. */
function insert(area: HTMLTextAreaElement, filled: string) {
  const at = area.selectionStart
  area.setRangeText(filled, at, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
  const [gap] = gapsIn(filled)
  const start = gap ? at + filled.indexOf(gap) : -1
  if (gap) area.setSelectionRange(start, start + gap.length)
}

function Hints({ text, lastReply }: { text: string; lastReply: string | null }) {
  const gaps = gapsIn(text)
  return (
    <div className="grid gap-2 text-sm empty:hidden" role="status">
      {gaps.length > 0 && (
        <p className="border-l-2 border-warning pl-3 wrap-anywhere">Still to fill in: {gaps.join(', ')}</p>
      )}
      {lastReply !== null && areSameWords(text, lastReply) && (
        <p className="border-l-2 border-warning pl-3">
          Your last reply has the same words. People read several reviews, and notice.
        </p>
      )}
    </div>
  )
}
