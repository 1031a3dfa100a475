import { type ReactNode, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { useMay } from '#app/features/businesses/business-context.tsx'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Time } from '#app/ui/time.tsx'
import { forgetDraft, hasDraft, ReplyForm } from './reply-form.tsx'
import { fillTemplate, type ReplyTemplate } from './reply-template.ts'

/** The result of sending a reply: it was published, or the form is shown again, perhaps with a preview. */
export type ReplyOutcome = { repliedId: string } | (FormResult & { isPreview?: boolean })

export type ReplyBlockProps = {
  review: { id: string; reply: { text: string; at: string; editedAt: string | null } | null }
  entry: PublicReview
  businessName: string
  templates: ReplyTemplate[]
  /** The template that the address names, for browsers without JavaScript. */
  templateId: string | null
  /** The suggested reply that the address names, for browsers without JavaScript. */
  suggestedText?: string | null
  /** A way to begin the reply, above its field. */
  suggesting?: (field: ReplyField) => ReactNode
  /** The words of the reply before this one. */
  lastReply: string | null
  outcome: ReplyOutcome | undefined
}

export type ReplyField = { text: string; replace: (text: string) => void }

export function ReplyBlock(props: ReplyBlockProps) {
  const { review, entry, businessName, templates, templateId, suggestedText, outcome } = props
  const { id, reply } = review
  const canReply = useMay('reply')
  const returned = outcome && 'values' in outcome && outcome.values.review === id ? outcome : undefined
  const [acted, refused] = [returned?.values.act ?? 'reply', returned]
  const isAccepted = outcome && 'repliedId' in outcome && outcome.repliedId === id
  useEffect(() => {
    if (isAccepted) forgetDraft(id)
  }, [isAccepted, id])
  const template = templates.find((each) => each.id === templateId)
  const begun = suggestedText ?? (template && fillTemplate(template.text, entry, businessName))
  const form = (
    <ReplyForm
      {...props}
      key={begun}
      refused={acted === 'withdraw-reply' ? undefined : refused}
      text={suggestedText ?? reply?.text ?? begun ?? ''}
    />
  )
  if (!canReply && !reply) return null
  return (
    <section aria-labelledby="reply" className="composer">
      <h2 className={reply ? 'mb-1 text-sm font-sans font-medium' : 'sr-only'} id="reply">
        {reply ? 'Your public reply' : 'Reply in public'}
      </h2>
      {acted === 'withdraw-reply' && <FormError text={refused?.message} />}
      {reply ? (
        <>
          <p className="max-h-32 overflow-y-auto text-sm wrap-anywhere whitespace-pre-line">{reply.text}</p>
          <p className="mt-1 text-xs text-muted">
            <Time as="exact" at={reply.at} />
            {reply.editedAt && (
              <>
                , edited <Time as="exact" at={reply.editedAt} />
              </>
            )}
          </p>
          {canReply && (
            <div className="flex flex-wrap gap-x-6">
              {/* A new wording closes it. */}
              <Editing
                id={id}
                isOpen={Boolean(suggestedText) || (refused !== undefined && acted !== 'withdraw-reply')}
                key={reply.text}
              >
                {form}
              </Editing>
              <Deleting id={id} />
            </div>
          )}
        </>
      ) : (
        form
      )}
    </section>
  )
}

type EditingProps = { id: string; isOpen: boolean; children: React.ReactNode }

function Editing({ id, isOpen, children }: EditingProps) {
  const [wasLeftOpen, setLeftOpen] = useState(false)
  useEffect(() => setLeftOpen(hasDraft(id)), [id])
  return (
    <details className="mt-2 open:basis-full" data-reply open={isOpen || wasLeftOpen}>
      <summary className="w-fit text-sm underline underline-offset-4">Edit the reply</summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}

function Deleting({ id }: { id: string }) {
  return (
    <details className="mt-2 open:basis-full">
      <summary className="w-fit text-sm underline underline-offset-4">Delete the reply</summary>
      <Form className="mt-3 grid max-w-measure justify-items-start gap-3" method="post" preventScrollReset>
        <p className="text-sm text-muted">
          Visitors then see the review without a reply. Our log keeps an entry for each wording and for its
          deletion. You can reply again; the author is not notified a second time.
        </p>
        <input name="review" type="hidden" value={id} />
        <Button kind="danger" name="act" value="withdraw-reply">
          Delete the public reply
        </Button>
      </Form>
    </details>
  )
}
