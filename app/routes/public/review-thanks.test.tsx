import { eq } from 'drizzle-orm'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import { confirmReview } from '#app/features/review-form/confirmation.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { signThanks } from '#app/features/review-form/submitted-review.server.ts'
import { invitedReview } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aConfirmationLink, anInvitation, aReview, words } from '#tests/factories.ts'
import ReviewConfirm, { loader as openConfirmation } from './review-confirm.tsx'
import ReviewThanks, { loader } from './review-thanks.tsx'

type Of = { businessId: string; reviewId: string }

const stopped = 'Visit www.cheap-pills.example for a better loaf.'
const { live, heldTitle, held, notPublic } = messages.en.reviewForm

const draw = (page: ReactNode) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />,
  ).replaceAll('&#x27;', "'")

async function thank(of: Of) {
  const { data } = await visit(loader, { params: { token: signThanks(of) } })
  return draw(createElement(ReviewThanks, { loaderData: data } as never))
}

async function invited(db: Database, typed: Parameters<typeof words>[0]): Promise<Of> {
  const { businessId, token } = await anInvitation(db)
  const review = invitedReview.parse({ ...words(typed), title: '' })
  const channel = { kind: 'invitation' as const, token }
  const { reviewId } = await submitReview(db, { channel, submissionKey: uuidv7(), review })
  return { businessId, reviewId }
}

test('the page after the form tells invited authors that a check is under way', async ({ db }) => {
  const of = await invited(db, { text: stopped })
  for (const formLanguage of languages) {
    await db.update(reviews).set({ formLanguage }).where(eq(reviews.id, of.reviewId))
    const its = messages[formLanguage].reviewForm
    const page = await thank(of)
    expect(page, formLanguage).toContain(its.heldTitle)
    expect(page, formLanguage).toContain(its.held)
    expect(page, formLanguage).not.toContain(its.live)
  }
})

test('it says that a review is live only while it is', async ({ db }) => {
  const of = await invited(db, {})
  expect(await thank(of)).toContain(live)
  const purpose = 'authors-desk'
  const { businessId, reviewId: subjectId } = of
  await withdrawReview(db, await createLinkToken(db, { businessId, purpose, subjectId, lifetimeMs: days(1) }))
  const page = await thank(of)
  expect(page).toContain(notPublic)
  expect(page).not.toContain(live)
})

test('the page of a confirmed address says of a held review that it is being checked', async ({ db }) => {
  const { businessId, id: reviewId } = await aReview(db, { state: 'pending', text: stopped })
  const token = await aConfirmationLink(db, { businessId, reviewId })
  await confirmReview(db, token)
  const { data } = await visit(openConfirmation, { params: { token } })
  const confirmed = draw(createElement(ReviewConfirm, { loaderData: data } as never))
  for (const page of [confirmed, await thank({ businessId, reviewId })]) {
    expect(page).toContain(heldTitle)
    expect(page).toContain(held)
  }
})
