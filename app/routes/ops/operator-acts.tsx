import { listOperatorRecord } from '#app/features/operator/acts.server.ts'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { EmptyState } from '#app/ui/states.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-acts'

export const meta = () => [{ title: 'Record · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/record
export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireOperator(request)
  const [work, acts] = await Promise.all([countOperatorWork(db), listOperatorRecord(db)])
  return { email: user.email, work, acts }
}

export default function OperatorRecord({ loaderData }: Route.ComponentProps) {
  const { email, work, acts } = loaderData
  return (
    <OperatorDesk current="record" email={email} work={work}>
      {acts.length === 0 ? (
        <EmptyState title="No acts yet">
          Each decision, each retry and each switch stands here and in the log of the business that it is
          about.
        </EmptyState>
      ) : (
        <section aria-labelledby="acts" className="grid gap-2">
          <h2 className="text-xl" id="acts">
            Operators’ record
          </h2>
          <p className="text-sm text-muted">
            The latest {acts.length}. Acts that concern a business also appear in its activities.
          </p>
          <ol className="border-t border-rule">
            {acts.map(({ id, message, business, operator, at }) => (
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
