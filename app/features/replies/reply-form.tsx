import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { gapsIn, reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { ReviewCard } from '#app/features/reviews/review-card.tsx'
import { now } from '#app/platform/clock.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { setNatively } from '#app/ui/remembered-form.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import type { ReplyBlockProps, ReplyOutcome } from './reply-block.tsx'
import { areSameWords, fillTemplate, type ReplyTemplate } from './reply-template.ts'

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
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <TemplateChips
          onPick={(template) =>
            area.current && insert(area.current, fillTemplate(template, entry, businessName))
          }
          reviewId={id}
          templates={templates}
        />
        {suggesting?.({ text, replace: (words) => area.current && fill(area.current, words) })}
      </div>
      <Form className="grid gap-2" method="post" noValidate preventScrollReset ref={form}>
        <FormError text={refused?.message} />
        <input name="review" type="hidden" value={id} />
        <input name="replaces" type="hidden" value={reply ? (reply.editedAt ?? reply.at) : ''} />
        <TextArea
          defaultValue={refused?.values.text ?? initial}
          error={refused?.errors.text}
          className="max-h-[30dvh] min-h-18 field-sizing-content sm:min-h-32"
          help="Public, under your name. Every wording is logged."
          label={reply ? 'The new wording' : 'Your reply'}
          limit={reviewLimits.reply.max}
          name="text"
          onInput={(event) => setText(event.currentTarget.value)}
          ref={area}
          rows={2}
        />
        <Hints lastReply={lastReply} text={text} />
        {isPreviewed && <ReplyPreview before={reply} businessName={businessName} entry={entry} text={text} />}
        <div className="composer-acts">
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

/** Replaces the whole text without taking the focus. */
function fill(area: HTMLTextAreaElement, text: string) {
  area.setRangeText(text, 0, area.value.length, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Inserts at the cursor and selects the first gap. */
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
        <p className="border-l-2 border-warning pl-3">Your last reply has the same words.</p>
      )}
    </div>
  )
}

type ReplyPreviewProps = {
  entry: PublicReview
  businessName: string
  text: string
  before: { at: string } | null
}

/** Preview of the card on the public page, with this reply. */
function ReplyPreview({ entry, businessName, text, before }: ReplyPreviewProps) {
  const at = now().toISOString()
  const words = text.trim()
  const reply = words ? { text: words, repliedAt: before?.at ?? at, editedAt: before && at } : null
  return (
    <section aria-label="As the public will see it" className="border-y border-rule py-4">
      <p className="mb-4 text-xs text-muted">
        {reply ? 'As the public will see it' : 'As the public sees it now, without a reply'}
      </p>
      <ReviewCard businessName={businessName} entry={{ ...entry, reply }} />
    </section>
  )
}

type TemplateChipsProps = {
  templates: ReplyTemplate[]
  reviewId: string
  onPick: (text: string) => void
}

/** Begins a reply with a template. Without JavaScript, the address names the template. */
function TemplateChips({ templates, reviewId, onPick }: TemplateChipsProps) {
  const manage = '/business/reviews/templates'
  if (templates.length === 0)
    return (
      <Link className="reach text-xs" to={manage}>
        Write a template
      </Link>
    )
  return (
    <Form
      action="/business/reviews"
      aria-label="Templates"
      className="chips"
      method="get"
      onSubmit={(event) => event.preventDefault()}
    >
      <input name="review" type="hidden" value={reviewId} />
      <span className="text-xs text-muted">Template</span>
      {templates.map(({ id, name, text }) => (
        <Button className="chip" key={id} name="template" onClick={() => onPick(text)} value={id}>
          {name}
        </Button>
      ))}
      <Link className="reach text-xs whitespace-nowrap" to={manage}>
        Edit<span className="sr-only"> templates</span>
      </Link>
    </Form>
  )
}

const keyOf = (reviewId: string) => `reply-${reviewId}`

export const hasDraft = (reviewId: string) => sessionStorage.getItem(keyOf(reviewId)) !== null
export const forgetDraft = (reviewId: string) => sessionStorage.removeItem(keyOf(reviewId))

/** Keeps the draft in this tab over reloads and an expired session, also that of an edit. */
function useReplyDraft(area: RefObject<HTMLTextAreaElement | null>, reviewId: string) {
  useEffect(() => {
    const element = area.current
    if (!element) return
    const kept = sessionStorage.getItem(keyOf(reviewId))
    if (kept !== null && element.value === element.defaultValue) setNatively(element, kept)
    const keep = () => {
      if (element.value === element.defaultValue) forgetDraft(reviewId)
      else sessionStorage.setItem(keyOf(reviewId), element.value)
    }
    keep()
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [area, reviewId])
}
