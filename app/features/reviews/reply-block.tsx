import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { forgetForm, useRememberedForm } from '#app/ui/remembered-form.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import { reviewLimits } from './review.vocabulary.ts'

/** What came of sending an answer: it stands, or the form comes back. */
export type AnswerOutcome = { answeredId: string } | FormAnswer

type AnswerBlockProps = {
  review: { id: string; answer: { text: string; at: string; editedAt: string | null } | null }
  outcome: AnswerOutcome | undefined
}

/** The one public answer to a review, or the form for it. */
export function AnswerBlock({ review: { id, answer }, outcome }: AnswerBlockProps) {
  const refused = outcome && 'values' in outcome && outcome.values.review === id ? outcome : undefined
  const key = draftKey(id)
  const isAccepted = outcome && 'answeredId' in outcome && outcome.answeredId === id
  useEffect(() => {
    if (isAccepted) forgetForm(key)
  }, [isAccepted, key])
  return (
    <section aria-labelledby="answer" className="border-t border-rule pt-3">
      <h2 className="mb-4 text-lg" id="answer">
        {answer ? 'Your public answer' : 'Answer in public'}
      </h2>
      {answer ? (
        <>
          <p className="text-[0.9375rem] break-words whitespace-pre-line">{answer.text}</p>
          <p className="mt-2 text-xs text-muted">
            <Time as="exact" at={answer.at} />
            {answer.editedAt && (
              <>
                , edited <Time as="exact" at={answer.editedAt} />
              </>
            )}
          </p>
          {/* A new wording closes it. */}
          <details className="mt-3" data-answer key={answer.text} open={refused !== undefined}>
            <summary className="w-fit text-sm underline underline-offset-4">Edit the answer</summary>
            <div className="mt-4">
              <AnswerForm id={id} refused={refused} text={answer.text} />
            </div>
          </details>
        </>
      ) : (
        <AnswerForm id={id} refused={refused} text="" />
      )}
    </section>
  )
}

const draftKey = (id: string) => `answer-${id}`

function AnswerForm({ id, text, refused }: { id: string; text: string; refused: FormAnswer | undefined }) {
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
        help="One answer a review, under your name. You can edit it later; each wording is an entry of the log."
        label={text ? 'The new wording' : 'Your answer'}
        limit={reviewLimits.answer.max}
        name="text"
        rows={4}
      />
      <div>
        <Button isBusy={isSending} kind="primary">
          {isSending ? 'Publishing' : text ? 'Publish the new wording' : 'Publish answer'}
        </Button>
      </div>
    </Form>
  )
}
