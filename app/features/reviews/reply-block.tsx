import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { forgetForm } from '#app/ui/remembered-form.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import { useRememberedForm } from '#app/ui/use-remembered-form.ts'
import { reviewLimits } from './review.vocabulary.ts'

/** The result of sending a reply: it was published, or the form is shown again. */
export type ReplyOutcome = { repliedId: string } | FormResult

type ReplyBlockProps = {
  review: { id: string; reply: { text: string; at: string; editedAt: string | null } | null }
  outcome: ReplyOutcome | undefined
}

/** The one public reply to a review, or the form for it. */
export function ReplyBlock({ review: { id, reply }, outcome }: ReplyBlockProps) {
  const refused = outcome && 'values' in outcome && outcome.values.review === id ? outcome : undefined
  const key = draftKey(id)
  const isAccepted = outcome && 'repliedId' in outcome && outcome.repliedId === id
  useEffect(() => {
    if (isAccepted) forgetForm(key)
  }, [isAccepted, key])
  return (
    <section aria-labelledby="reply" className="border-t border-rule pt-3">
      <h2 className="mb-4 text-lg" id="reply">
        {reply ? 'Your public reply' : 'Reply in public'}
      </h2>
      {reply ? (
        <>
          <p className="text-[0.9375rem] wrap-anywhere whitespace-pre-line">{reply.text}</p>
          <p className="mt-2 text-xs text-muted">
            <Time as="exact" at={reply.at} />
            {reply.editedAt && (
              <>
                , edited <Time as="exact" at={reply.editedAt} />
              </>
            )}
          </p>
          {/* A new wording closes it. */}
          <details className="mt-3" data-reply key={reply.text} open={refused !== undefined}>
            <summary className="w-fit text-sm underline underline-offset-4">Edit the reply</summary>
            <div className="mt-4">
              <ReplyForm id={id} refused={refused} text={reply.text} />
            </div>
          </details>
        </>
      ) : (
        <ReplyForm id={id} refused={refused} text="" />
      )}
    </section>
  )
}

const draftKey = (id: string) => `reply-${id}`

function ReplyForm({ id, text, refused }: { id: string; text: string; refused: FormResult | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formData?.get('review') === id
  useFocusFirstError(form, refused)
  useRememberedForm(form, draftKey(id))
  return (
    <Form className="grid gap-4" method="post" noValidate preventScrollReset ref={form}>
      <FormError text={refused?.message} />
      <input name="review" type="hidden" value={id} />
      <TextArea
        defaultValue={refused?.values.text ?? text}
        error={refused?.errors.text}
        help="One reply per review, under your name. You can edit it later; each wording is an entry of the log."
        label={text ? 'The new wording' : 'Your reply'}
        limit={reviewLimits.reply.max}
        name="text"
        rows={4}
      />
      <div>
        <Button isBusy={isSending} kind="primary">
          {isSending ? 'Publishing' : text ? 'Publish the new wording' : 'Publish reply'}
        </Button>
      </div>
    </Form>
  )
}
