import {
  decideEarlier,
  type EarlierCase,
  earlierDecision,
  listEarlierCases,
} from '#app/features/businesses/earlier-businesses.server.ts'
import { dueAfter, hoursOverdue } from '#app/features/moderation/case.vocabulary.ts'
import { Case, CasePage, QuotedStatement } from '#app/features/operator/case-list.tsx'
import { DecisionForm } from '#app/features/operator/decision-form.tsx'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-earlier'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator/earlier
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const cases = await listEarlierCases(db)
  return {
    cases: cases.map((each) => {
      const decideBy = dueAfter(each.askedAt)
      return { ...each, decideBy, overdueHours: hoursOverdue(decideBy) }
    }),
  }
}

// POST /operator/earlier
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, earlierDecision, async (decision) => {
    await decideEarlier(db, decision)
    return { title: decision.decision === 'carried' ? 'The record is linked' : 'Nothing is linked' }
  })
}

export const shouldRevalidate = () => true

const keyOf = ({ businessId, recordId }: { businessId?: string; recordId?: string }) =>
  `${businessId}-${recordId}`

export default function OperatorEarlier({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CasePage
      cases={loaderData.cases}
      keyOf={keyOf}
      lead="A business that may have been made again, to leave its record behind."
      nouns={['business', 'businesses']}
      result={actionData}
    >
      {(earlier, own) => <EarlierItem earlier={earlier} result={own} />}
    </CasePage>
  )
}

type EarlierItemProps = {
  earlier: EarlierCase & { decideBy: Date; overdueHours: number | null }
  result: FormResult | undefined
}

/** Does not show the stars of the closed business. */
function EarlierItem({ earlier, result }: EarlierItemProps) {
  const { businessId, recordId, name, domain, isDomainProven, wasDomainProven, sign, objection } = earlier
  return (
    <Case
      decision={
        <DecisionForm
          choices={[
            { value: 'rejected', label: 'Another business' },
            { value: 'carried', label: 'The same: link its record', isDanger: true },
          ]}
          fields={{ businessId, recordId }}
          id={keyOf(earlier)}
          noteHelp="The owner will read this."
          result={result}
        />
      }
      due={earlier}
      name={name}
      title={`${name} (${domain}, ${isDomainProven ? 'proven' : 'not proven'})`}
    >
      <p className="max-w-measure font-serif text-lg">
        Is it the business that was closed on <Time as="date" at={earlier.closedAt} />?
      </p>
      <p className="max-w-measure text-sm text-muted">
        It has the same {sign === 'domain' ? 'domain' : 'or a similar name'}, under another account. The
        closed business had {wasDomainProven ? 'proven its domain' : 'not proven its domain'} and received{' '}
        {countOf(earlier.frozen.received, 'review')} from <Time as="date" at={earlier.frozen.since} /> on.{' '}
        <a href={`/business/${businessId}`}>Its page today</a>
      </p>
      {objection && <QuotedStatement by="The owner objects">{objection}</QuotedStatement>}
    </Case>
  )
}
