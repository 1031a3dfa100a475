import { data, redirect } from 'react-router'
import { AuthorsDesk, type DeskResult } from '#app/features/authors/authors-desk.tsx'
import { changeMarketingConsent } from '#app/features/authors/consent.server.ts'
import { countDeskAct } from '#app/features/authors/desk-limits.server.ts'
import { editReview } from '#app/features/authors/editing.server.ts'
import { askForErasureCode, eraseOwnReview } from '#app/features/authors/erasing.server.ts'
import { readChangedAnswers, readOwnReview } from '#app/features/authors/own-review.server.ts'
import { renameAuthor } from '#app/features/authors/renaming.server.ts'
import { restoreReview, withdrawReview } from '#app/features/authors/withdrawing.server.ts'
import { findBusinessFacts } from '#app/features/businesses/finding.server.ts'
import { appealRemoval } from '#app/features/moderation/appeals.server.ts'
import { stateAboutChallenge } from '#app/features/moderation/stating.server.ts'
import { editedReview, newAppeal, newStatement, shownName } from '#app/features/reviews/review.schema.ts'
import { consentText } from '#app/languages/consent.server.ts'
import { messages } from '#app/languages/messages.server.ts'
import { db } from '#app/platform/database.server.ts'
import { actNamed, errorsOf, handleForm, parseForm, readForm, refuseForm } from '#app/platform/form.server.ts'
import type { Route } from './+types/authors-desk'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = () => [{ title: 'Your review · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /review/mine/:token
export async function loader({ params }: Route.LoaderArgs) {
  const { businessId, review } = await readOwnReview(db, params.token)
  const business = await findBusinessFacts(db, businessId)
  return {
    business,
    review,
    token: params.token,
    marketingConsent: consentText(review.formLanguage, business.name, ['marketing']),
    words: messages.en.reviewForm,
    questionWords: messages.en.questions,
  }
}

// POST /review/mine/:token
export async function action({ request, params: { token } }: Route.ActionArgs) {
  const values = await readForm(request)
  const act = actNamed(acts, values.act)
  return handleForm(values, async () => {
    await countDeskAct(db, token, values.act!)
    return act(token, values)
  })
}

type Values = Record<string, string>

/** Each act of the desk: what it does, and what the page says then. */
const acts: Record<string, (token: string, values: Values) => Promise<unknown>> = {
  async withdraw(token) {
    await withdrawReview(db, token)
    return done('Your review is withdrawn')
  },
  async restore(token) {
    return done(restored[await restoreReview(db, token)])
  },
  async edit(token, values) {
    const parsed = parseForm(editedReview, values)
    const { answers, errors } = await readChangedAnswers(db, token, values)
    if (!parsed.ok || Object.keys(errors).length > 0)
      return refuseForm(values, { errors: { ...errorsOf(parsed), ...errors } })
    return done(edited[await editReview(db, token, parsed.value, answers)])
  },
  async rename(token, values) {
    const parsed = parseForm(shownName, values)
    if (!parsed.ok) return parsed.result
    return done(renamed[await renameAuthor(db, token, parsed.value)])
  },
  async consent(token, { marketing }) {
    await changeMarketingConsent(db, token, marketing === 'on')
    return done('What you agree to is saved')
  },
  async statement(token, values) {
    const parsed = parseForm(newStatement, values)
    if (!parsed.ok) return parsed.result
    await stateAboutChallenge(db, token, parsed.value)
    return done('Your reply is saved for the operator')
  },
  async appeal(token, values) {
    const parsed = parseForm(newAppeal, { ...values, text: values.appeal ?? '' })
    if (!parsed.ok) return parsed.result
    await appealRemoval(db, token, parsed.value)
    return done('Your appeal is with the operator')
  },
  async 'ask-erase'(token) {
    await askForErasureCode(db, token)
    return done('A code is on its way to you', { act: 'ask-erase' })
  },
  async erase(token, { code }) {
    const { businessId } = await eraseOwnReview(db, token, code ?? '')
    return redirect(`/review/erased?business=${businessId}`, 303)
  },
}

const restored = {
  published: 'Your review is public again',
  held: 'A check flagged your review; the operator decides',
}

const edited = {
  published: 'The new wording is public',
  held: 'A check flagged the new wording; the operator decides',
  mended: 'The new wording is saved for the operator',
  unchanged: 'Nothing was changed',
}

const renamed = {
  saved: 'Your new name is saved',
  held: 'A check flagged the new name; the operator decides',
  unchanged: 'Nothing was changed',
}

const done = (title: string, values: Values = {}) =>
  data<DeskResult>({ values, errors: {}, toast: { type: 'success', title } })

export default function AuthorsDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthorsDesk {...loaderData} result={actionData as DeskResult | undefined} />
}
