import { data, redirect } from 'react-router'
import { AuthorsDesk, type DeskResult } from '#app/features/authors/authors-desk.tsx'
import { changeMarketingConsent } from '#app/features/authors/consent.server.ts'
import { editReview, renameAuthor } from '#app/features/authors/edit-review.server.ts'
import { askForErasureCode, eraseOwnReview } from '#app/features/authors/erase-review.server.ts'
import { readChangedAnswers, readOwnReview } from '#app/features/authors/own-review.server.ts'
import { restoreReview, withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import { findBusinessFacts } from '#app/features/businesses/public-business.server.ts'
import { countLogged } from '#app/features/log/read-acts.server.ts'
import { findPhotosLink } from '#app/features/media/photos-page.server.ts'
import { appealRemoval } from '#app/features/moderation/appeals.server.ts'
import { stateAboutChallenge } from '#app/features/moderation/challenge-review.server.ts'
import { findOwnReview, followLink } from '#app/features/reviews/authors-link.server.ts'
import {
  editedReviewSaying,
  newAppealSaying,
  newStatementSaying,
  shownNameSaying,
} from '#app/features/reviews/review.schema.ts'
import type { DeskWords } from '#app/languages/en.ts'
import type { Language } from '#app/languages/languages.ts'
import { consentText, messages } from '#app/languages/messages.server.ts'
import { type Database, db } from '#app/platform/database.server.ts'
import {
  errorsOf,
  findAction,
  handleForm,
  parseForm,
  readForm,
  refuseForm,
  safeParseForm,
} from '#app/platform/form.server.ts'
import { countAgainstAll, type Limit } from '#app/platform/rate-limit.server.ts'
import type { Refusal } from '#app/platform/refusal.ts'
import { limits } from '#app/rate-limits.ts'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/authors-desk'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData?.words.desk.title ?? 'Your review')

// GET /review/mine/:token
export async function loader({ params }: Route.LoaderArgs) {
  const { businessId, review } = await readOwnReview(db, params.token)
  const business = await findBusinessFacts(db, businessId)
  const of = await followLink(db, params.token, 'authors-desk')
  return {
    business,
    review,
    token: params.token,
    photos: await findPhotosLink(db, of, 'mailbox'),
    logged: await countLogged(db, of),
    pageLanguage: review.formLanguage,
    words: wordsFor(review.formLanguage, business.name),
  }
}

function wordsFor(language: Language, businessName: string) {
  const { desk, reviewForm, questions, widgets, authorMail } = messages[language]
  const { reasons, checks, repliedHeading } = authorMail
  const marketingConsent = consentText(language, businessName, ['marketing'])
  return {
    desk,
    form: reviewForm,
    questions,
    named: { reasons, checks, repliedHeading },
    incentive: widgets.incentive,
    marketingConsent,
  }
}

// POST /review/mine/:token
export async function action({ request, params: { token } }: Route.ActionArgs) {
  const values = await readForm(request)
  const act = findAction(acts, values.act)
  const { formLanguage: language } = await findOwnReview(db, token)
  const run = async () => {
    await countDeskAct(db, token, values.act!)
    return act({ token, language, say: messages[language].desk }, values)
  }
  return handleForm(values, run, (refusal) => refusedIn(language, refusal))
}

/** Refusals are written in English; in other languages the page says what can be done about their kind. */
function refusedIn(language: Language, { status, message }: Refusal) {
  const { desk, reviewForm } = messages[language]
  if (language === 'en') return message
  if (status === 429) return reviewForm.tooMany
  if (status === 503) return reviewForm.unavailable
  return status === 422 ? desk.codeWrong : desk.notNow
}

type Values = Record<string, string>
type Author = { token: string; language: Language; say: DeskWords }

const acts: Record<string, (author: Author, values: Values) => Promise<unknown>> = {
  async withdraw({ token, say }) {
    await withdrawReview(db, token)
    return done(say.withdrawnNow)
  },
  async restore({ token, say }) {
    const outcome = await restoreReview(db, token)
    return done(outcome === 'held' ? say.heldNow : say.restoredNow)
  },
  async edit({ token, language, say }, values) {
    const parsed = safeParseForm(editedReviewSaying(messages[language].reviewForm), values)
    const { answers, errors } = await readChangedAnswers(db, token, values)
    if (!parsed.ok || Object.keys(errors).length > 0)
      return refuseForm(values, { errors: { ...errorsOf(parsed), ...errors } })
    const outcome = await editReview(db, token, parsed.value, answers)
    return done(
      {
        published: say.editedNow,
        held: say.heldNow,
        mended: say.savedNow,
        unchanged: say.unchangedNow,
      }[outcome],
    )
  },
  async rename({ token, language, say }, values) {
    const parsed = parseForm(shownNameSaying(messages[language].reviewForm), values)
    const outcome = await renameAuthor(db, token, parsed)
    return done({ saved: say.renamedNow, held: say.heldNow, unchanged: say.unchangedNow }[outcome])
  },
  async consent({ token, say }, { marketing }) {
    await changeMarketingConsent(db, token, marketing === 'on')
    return done(say.consentNow)
  },
  async statement({ token, language, say }, values) {
    await stateAboutChallenge(db, token, parseForm(newStatementSaying(say, language), values))
    return done(say.savedNow)
  },
  async appeal({ token, language, say }, values) {
    const parsed = parseForm(newAppealSaying(say, language), { ...values, text: values.appeal ?? '' })
    await appealRemoval(db, token, parsed)
    return done(say.appealedNow)
  },
  async 'ask-erase'({ token, say }) {
    await askForErasureCode(db, token)
    return done(say.codeNow, { act: 'ask-erase' })
  },
  async erase({ token, language }, { code }) {
    const { businessId, receipt } = await eraseOwnReview(db, token, code ?? '')
    return redirect(`/review/erased?business=${businessId}&lang=${language}&receipt=${receipt}`, 303)
  },
}

const done = (title: string, values: Values = {}) =>
  data<DeskResult>({ values, errors: {}, toast: { type: 'success', title } })

export default function AuthorsDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthorsDesk {...loaderData} result={actionData as DeskResult | undefined} />
}

const limitsOf = new Map<string, Limit[]>([
  ['edit', [limits.editsOfReview, limits.editsOfReviewInDay]],
  ['restore', [limits.restoresOfReview]],
  ['statement', [limits.statementsOfReview]],
  ['consent', [limits.consentsOfReview]],
])

/** Counts an act on the author's desk by its review, before it is done; throws 429. */
async function countDeskAct(db: Database, token: string, act: string) {
  const { reviewId } = await followLink(db, token, 'authors-desk')
  await countAgainstAll([limits.deskActsOfReview, ...(limitsOf.get(act) ?? [])], reviewId)
}
