import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { listOperatorRecord } from '#app/features/operator/record.server.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { EmptyState } from '#app/ui/states.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-record'

export const meta = () => [{ title: 'Record · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/record
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, actions] = await Promise.all([countOperatorWork(db), listOperatorRecord(db)])
  return { work, actions }
}

export default function OperatorRecord({ loaderData }: Route.ComponentProps) {
  const { work, actions } = loaderData
  return (
    <OperatorDesk current="record" work={work}>
      {actions.length === 0 ? (
        <EmptyState title="No actions yet">
          Every decision, retry and switch appears here. Those that concern a business also appear in its
          activities.
        </EmptyState>
      ) : (
        <section aria-labelledby="actions" className="grid gap-2">
          <h2 className="text-xl" id="actions">
            Operators’ record
          </h2>
          <p className="text-sm text-muted">
            The latest {actions.length}. Actions that concern a business also appear in its activities.
          </p>
          <ol className="border-t border-rule">
            {actions.map(({ id, message, business, operator, at }) => (
              <li className="border-b border-line py-3 text-sm wrap-anywhere" key={id}>
                <p>{message}</p>
                <p className="text-xs text-muted">
                  {business ? (
                    <a href={`/business/${business.id}`}>{business.name}</a>
                  ) : (
                    (operator ?? 'The instance')
                  )}
                  , <Time at={at} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </OperatorDesk>
  )
}
