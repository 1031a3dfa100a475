import { useEffect } from 'react'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { ReceiptSlip } from '#app/features/reviews/receipt-slip.tsx'
import { findSubmittedReview } from '#app/features/reviews/submitted-review.server.ts'
import { openThanks } from '#app/features/reviews/thanks-link.server.ts'
import { db } from '#app/platform/database.server.ts'
import { forgetForm } from '#app/ui/remembered-form.ts'
import type { Route } from './+types/review-thanks'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = () => [{ title: 'Thank you · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /review/thanks/:token
export async function loader({ params }: Route.LoaderArgs) {
  return { token: params.token, ...(await findSubmittedReview(db, openThanks(params.token))) }
}

export default function ReviewThanks({ loaderData }: Route.ComponentProps) {
  const { business, rating, authorName, authorEmail, state, isConfirmed, receipt, token } = loaderData
  useEffect(() => forgetForm(`review-${business.id}`), [business.id])
  const firstName = authorName.split(' ')[0]
  return (
    <Visitor
      aside={
        <p className="border-t border-rule pt-2">
          <strong className="font-medium text-ink">To check it yourself:</strong> the line of letters is the
          fingerprint of your words, stars and time. It is in our log already, whatever happens to the review.
        </p>
      }
      business={business}
    >
      <div className="grid gap-7">
        <h1 className="text-4xl">Thank you, {firstName}.</h1>
        {isConfirmed ? (
          <p>
            {state === 'published'
              ? 'Your review is public now, as you wrote it.'
              : 'Your address is confirmed.'}
          </p>
        ) : (
          <p>
            <strong className="font-medium">One thing is left.</strong> We sent a link to{' '}
            <strong className="font-medium">{authorEmail}</strong>. Open it to confirm that the address is
            yours: then your review is checked and published as you wrote it. Without it, it is erased after
            30 days.
          </p>
        )}
        <p>This receipt proves what you wrote and when, so that nobody can change it unseen.</p>
        <ReceiptSlip businessName={business.name} rating={rating} receipt={receipt} />
        <div className="flex flex-wrap gap-3">
          <a className="btn" download href={`/review/receipt/${token}`}>
            Save the receipt
          </a>
          <a className="btn btn-quiet" href={`/business/${business.id}`}>
            See what others say
          </a>
        </div>
      </div>
    </Visitor>
  )
}
