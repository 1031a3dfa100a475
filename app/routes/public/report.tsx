import { redirect } from 'react-router'
import { findBusinessFacts } from '#app/features/businesses/public-business.server.ts'
import { ReportForm, reportWords } from '#app/features/moderation/report-form.tsx'
import { findReportable, newReport, submitReport } from '#app/features/moderation/report-review.server.ts'
import { checkDefences, issueTicket, ticketAfter } from '#app/features/review-form/defences.server.ts'
import { chooseLanguage } from '#app/features/review-form/form-language.server.ts'
import { messages } from '#app/languages/messages.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm, refuseForm } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'
import type { Route } from './+types/report'
import { readLanguagePreference } from './public-page.server.ts'

function reportedIn(request: Request, businessId: string) {
  const query = new URL(request.url).searchParams
  const about = query.get('about') === 'reply' ? ('reply' as const) : ('review' as const)
  return { businessId, reviewId: query.get('review') ?? '', about }
}

// GET /business/:businessId/report?review={id}, and &about=reply for what the business replied
export async function loader({ request, params }: Route.LoaderArgs) {
  const business = await findBusinessFacts(db, params.businessId)
  // Each review has its own link; without one, the reviews are where to start.
  if (!new URL(request.url).searchParams.has('review')) throw redirect(`/business/${business.id}`)
  const reported = await findReportable(db, reportedIn(request, business.id))
  const language = chooseLanguage({ ...readLanguagePreference(request), ofBusiness: business.language })
  return {
    business,
    reported,
    ticket: issueTicket({ kind: 'report', businessId: business.id }),
    pageLanguage: language,
    words: reportWords(messages[language]),
  }
}

// POST to the same address
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: businessId, language: ofBusiness } = await findBusinessFacts(db, params.businessId)
  const of = reportedIn(request, businessId)
  await findReportable(db, of)
  const values = await readForm(request)
  const language = chooseLanguage({ ...readLanguagePreference(request), ofBusiness }, values.language)
  const { reviewForm } = messages[language]
  const run = async () => {
    const report = parseForm(newReport(of.about, messages[language], language), values)
    const defended = checkDefences(values, { kind: 'report', businessId })
    if ('problem' in defended)
      return refuseForm(
        { ...values, ticket: ticketAfter(defended.problem, values) },
        { message: reviewForm[defended.problem] },
      )
    const { submissionKey } = defended.ticket
    await countReport({ address: factsOf(context).address, email: report.email })
    const { token } = await submitReport(db, { ...of, submissionKey, language, report })
    return redirect(`/report/${token}`, 303)
  }
  return handleForm(values, run, ({ status, message }) => {
    if (language === 'en') return message
    return status === 503 ? reviewForm.unavailable : reviewForm.tooMany
  })
}

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.words.report[loaderData.reported.about] ?? 'Report'} · Vouchsafe` },
  { name: 'description', content: loaderData?.words.report.groundHelp },
  { name: 'robots', content: 'noindex' },
]

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportForm {...loaderData} result={actionData} key={loaderData.reported.about} />
}

/** Counts a report by where it came from and by whom the receipt goes to; throws 429. */
async function countReport({ address, email }: { address: string; email: string | null }) {
  await countAgainst(limits.reportsFromNetwork, address)
  if (!email) return
  await countAgainst(limits.reportsFromEmailInNetwork, `${email} ${address}`)
  await countAgainst(limits.reportsFromEmail, email)
}
