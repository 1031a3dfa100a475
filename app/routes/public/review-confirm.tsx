import { data } from 'react-router'
import { Answers } from '#app/features/form-questions/answers.tsx'
import { PhotosLink } from '#app/features/media/photos-form.tsx'
import { findPhotosLink } from '#app/features/media/photos-page.server.ts'
import { confirmReview, findReviewToConfirm } from '#app/features/review-form/confirmation.server.ts'
import { findSupplementForm, takeSupplement } from '#app/features/review-form/supplement-form.server.ts'
import { SupplementForm } from '#app/features/review-form/supplement-form.tsx'
import { followLink } from '#app/features/reviews/authors-link.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { fillWords } from '#app/languages/languages.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { signedInAnyhow } from '#app/routes/guards.server.ts'
import { Button } from '#app/ui/button.tsx'
import { EnglishLink } from '#app/ui/english-link.tsx'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import { Stars } from '#app/ui/stars.tsx'
import type { Route } from './+types/review-confirm'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return unlistedMeta(headline(loaderData))
}

// GET /review/confirm/:token only shows the review: mail scanners follow links.
export async function loader({ params, request }: Route.LoaderArgs) {
  const who = await signedInAnyhow(request)
  const found = await findReviewToConfirm(db, params.token, who?.user.id)
  const of = await followLink(db, params.token, 'confirm-review')
  return {
    ...found,
    supplement: await findSupplementForm(db, of, 'mailbox'),
    photos: await findPhotosLink(db, of, 'mailbox'),
  }
}

// POST /review/confirm/:token
export async function action({ params, request }: Route.ActionArgs) {
  const values = await readForm(request)
  if (values.act === 'supplement') {
    const of = await followLink(db, params.token, 'confirm-review')
    return takeSupplement(db, of, { values, from: 'mailbox' })
  }
  const who = await signedInAnyhow(request)
  const confirming = {
    userId: who?.user.id,
    isInsider: values.isInsider === 'on',
    shown: values.shown,
  }
  const isSettled = await confirmReview(db, params.token, confirming)
  // The page says why, or shows what was added to the review meanwhile.
  return data(null, { status: isSettled ? 200 : 422 })
}

export default function ReviewConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { businessId, business, isInsider, isUndeclared, words } = loaderData
  return (
    <Visitor business={business} words={words}>
      <div className="grid grid-cols-1 gap-7">
        <h1 className="text-4xl wrap-anywhere">{headline(loaderData)}</h1>
        <p>{explanation(loaderData)}</p>
        {isInsider && <p>{fillWords(words.insiderSaid, { business: business.name })}</p>}
        {loaderData.reviews.map((review) => (
          <OneReview business={business.name} key={review.id} review={review} words={words} />
        ))}
        {loaderData.isConfirmed ? (
          <>
            <PhotosLink link={loaderData.photos} />
            <SupplementForm form={loaderData.supplement} result={actionData} words={words} />
            <EnglishLink
              className="btn justify-self-start wrap-anywhere"
              href={`/business/${businessId}`}
              isUnmarked
            >
              {fillWords(words.seeAll, { business: business.name })}
            </EnglishLink>
          </>
        ) : (
          <form method="post">
            <input name="shown" type="hidden" value={loaderData.shown} />
            {isUndeclared && <input name="isInsider" type="hidden" value="on" />}
            <Button className="wrap-anywhere" isLarge kind="primary">
              {isUndeclared ? fillWords(words.insiderPublish, { business: business.name }) : words.confirm}
            </Button>
          </form>
        )}
      </div>
    </Visitor>
  )
}

type Found = Route.ComponentProps['loaderData']
type OneReviewProps = Pick<Found, 'words'> & { business: string; review: Found['reviews'][number] }

function OneReview({ business, review, words }: OneReviewProps) {
  const { product, rating, title, text } = review
  return (
    <div className="grid gap-4 border-l border-control pl-4">
      <blockquote className="grid gap-2">
        {product && (
          <p className="font-medium wrap-anywhere" dir="auto">
            {product}
          </p>
        )}
        <Stars label={fillWords(words.starsOf, { count: rating })} rating={rating} />
        {title && <p className="font-serif text-xl wrap-anywhere">{title}</p>}
        {text && <p className="font-serif whitespace-pre-line wrap-anywhere">{text}</p>}
      </blockquote>
      <Answers answers={review.answers} />
      {review.isQuotable && <p className="text-sm">{fillWords(words.consentMarketing, { business })}</p>}
    </div>
  )
}

function headline(found: Found) {
  const { isConfirmed, isUndeclared, isHeld, state, authorName, business, words } = found
  if (isUndeclared) return fillWords(words.insiderTitle, { business: business.name })
  if (!isConfirmed) return found.reviews.length > 1 ? words.areYours : words.isYours
  if (isHeld) return words.heldTitle
  if (state !== 'published') return words.notPublicTitle
  return fillWords(words.confirmed, { name: authorName.split(' ')[0] ?? '' })
}

function explanation(found: Found) {
  const { isConfirmed, isUndeclared, isHeld, state, business, words } = found
  if (isUndeclared) return fillWords(words.insiderWhy, { business: business.name })
  if (!isConfirmed) return found.reviews.length > 1 ? words.areYoursWhy : words.isYoursWhy
  if (isHeld) return words.held
  return state === 'published' ? fillWords(words.confirmedWhy, { business: business.name }) : words.notPublic
}
