import { Form, useNavigation } from 'react-router'
import { confirmReview, findReviewToConfirm } from '#app/features/reviews/confirmation.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Route } from './+types/review-confirm'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = () => [
  { title: 'Confirm your review · Vouchsafe' },
  { name: 'robots', content: 'noindex' },
]

// GET /review/confirm/:token shows what would happen; scanners of mail follow links too.
export function loader({ params }: Route.LoaderArgs) {
  return findReviewToConfirm(db, params.token)
}

// POST /review/confirm/:token
export async function action({ params }: Route.ActionArgs) {
  await confirmReview(db, params.token)
  return null
}

export default function ReviewConfirm({ loaderData }: Route.ComponentProps) {
  const { businessId, business, rating, title, text } = loaderData
  const isSending = useNavigation().state !== 'idle'
  return (
    <Visitor business={business}>
      <div className="grid gap-7">
        <h1 className="text-4xl">{headline(loaderData)}</h1>
        <p>{explanation(loaderData)}</p>
        <blockquote className="grid gap-2 border-l border-control pl-4">
          <Stars rating={rating} />
          {title && <p className="font-serif text-xl">{title}</p>}
          <p className="font-serif whitespace-pre-line">{text}</p>
        </blockquote>
        {loaderData.isConfirmed ? (
          <a className="btn justify-self-start" href={`/business/${businessId}`}>
            See all reviews of {business.name}
          </a>
        ) : (
          <Form method="post">
            <Button isBusy={isSending} isLarge kind="primary">
              {isSending ? 'Confirming' : 'Confirm and publish'}
            </Button>
          </Form>
        )}
      </div>
    </Visitor>
  )
}

type Found = Route.ComponentProps['loaderData']

function headline({ isConfirmed, isHeld, state, authorName }: Found) {
  if (!isConfirmed) return 'Is this your review?'
  if (isHeld) return 'Your review waits for a look'
  return state === 'published' ? `It stands, ${authorName.split(' ')[0]}.` : 'This review is not public'
}

function explanation({ isConfirmed, isHeld, state, business }: Found) {
  if (!isConfirmed) return 'Confirm that you wrote it. Then it is checked, and published as it is.'
  if (isHeld) {
    return 'An automatic check stopped at it, as it would for any number of stars. The operator of this service looks at it within three days and writes to you.'
  }
  if (state === 'published') {
    return `Your review is public now. ${business.name} cannot change or remove it. We sent you a mail with your receipt.`
  }
  return 'It was withdrawn or removed. The mail that you got says why.'
}
