import { data, Form } from 'react-router'
import {
  decideEarlier,
  type EarlierCase,
  earlierDecision,
  listEarlierCases,
} from '#app/features/businesses/earlier-businesses.server.ts'
import { dueAfter, hoursOverdue } from '#app/features/moderation/deadlines.ts'
import { CaseList, Due } from '#app/features/operator/case-list.tsx'
import { DeskClear } from '#app/features/operator/desk-clear.tsx'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-earlier'

export const meta = () => [{ title: 'Made again · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/earlier
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, cases] = await Promise.all([countOperatorWork(db), listEarlierCases(db)])
  return { work, cases }
}

// POST /operator/earlier
export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(earlierDecision, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await decideEarlier(db, parsed.value)
    const title = parsed.value.decision === 'carried' ? 'The record is linked' : 'Nothing is linked'
    return data({ values: {}, errors: {}, toast: { type: 'success' as const, title } })
  })
}

/** Also after a refused decision: the page shows what has changed since it was opened. */
export const shouldRevalidate = () => true

export default function OperatorEarlier({ loaderData, actionData }: Route.ComponentProps) {
  const { work, cases } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="earlier" toast={toast} work={work}>
      <EarlierCases cases={cases} result={actionData} />
    </OperatorDesk>
  )
}

const keyOf = ({ businessId, recordId }: { businessId?: string; recordId?: string }) =>
  `${businessId}-${recordId}`

/** Businesses that may have been made again, without the stars of the closed one. */
function EarlierCases({ cases, result }: { cases: EarlierCase[]; result: FormResult | undefined }) {
  return (
    <section aria-labelledby="cases" className="grid gap-2">
      <h2 className={cases.length === 0 ? 'sr-only' : 'text-xl'} id="cases">
        {countOf(cases.length, 'business', 'businesses')} to decide
      </h2>
      <CaseList cases={cases} empty={<DeskClear />} keyOf={keyOf} result={result}>
        {(each, own) => <CaseItem result={own} {...each} />}
      </CaseList>
    </section>
  )
}

function CaseItem({ result, ...earlier }: EarlierCase & { result: FormResult | undefined }) {
  const { businessId, recordId, name, domain, isDomainProven, wasDomainProven, sign, objection } = earlier
  const { values = {}, errors = {}, message } = result ?? {}
  const decideBy = dueAfter(earlier.askedAt)
  return (
    <article className="grid gap-4 wrap-anywhere">
      <p>
        Is <a href={`/business/${businessId}`}>{name}</a> ({domain},{' '}
        {isDomainProven ? 'proven' : 'not proven'}) the business that was closed on{' '}
        <Time as="date" at={earlier.closedAt} />?
      </p>
      <p className="text-sm text-muted">
        It has the same {sign === 'domain' ? 'domain' : 'or a similar name'}, under another account. The
        closed business had {wasDomainProven ? 'proven its domain' : 'not proven its domain'} and received{' '}
        {countOf(earlier.frozen.received, 'review')} from <Time as="date" at={earlier.frozen.since} /> on.{' '}
        <Due decideBy={decideBy} overdueHours={hoursOverdue(decideBy)} />.
      </p>
      <p className="text-sm whitespace-pre-line" dir="auto">
        {objection ? `The owner objects: ${objection}` : 'The owner has not objected.'}
      </p>
      <Form className="grid gap-4" method="post" noValidate>
        {message && <FormError text={message} />}
        <input name="businessId" type="hidden" value={businessId} />
        <input name="recordId" type="hidden" value={recordId} />
        <TextArea
          defaultValue={values.note}
          error={errors.note}
          help="The owner reads this."
          id={`note-${keyOf(earlier)}`}
          label="Your reasons"
          limit={1000}
          name="note"
          rows={3}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="decision" value="rejected">
            Another business
          </Button>
          <Button name="decision" value="carried">
            The same: link its record
          </Button>
        </div>
      </Form>
    </article>
  )
}
