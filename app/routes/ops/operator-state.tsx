import { CircleCheck, TriangleAlert } from 'lucide-react'
import { describeBackups } from '#app/features/backups/backup-state.server.ts'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { findServiceState } from '#app/features/operator/service-state.server.ts'
import { judgeService } from '#app/features/operator/service-state.vocabulary.ts'
import { describeLog } from '#app/features/witness/log-desk.server.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-state'

export const meta = () => [
  { title: 'State of the service · Vouchsafe' },
  { name: 'robots', content: 'noindex' },
]

// GET /operator/state
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, state, backups, publicLog] = await Promise.all([
    countOperatorWork(db),
    findServiceState(db),
    describeBackups(db),
    describeLog(db),
  ])
  return { work, conditions: [...judgeService(state), backups, publicLog] }
}

export default function OperatorState({ loaderData: { work, conditions } }: Route.ComponentProps) {
  return (
    <OperatorDesk current="state" work={work}>
      <section aria-labelledby="state" className="grid gap-2">
        <h2 className="text-xl" id="state">
          State of the service
        </h2>
        <p className="text-sm text-muted">
          As it was when you opened this page. deploy/alerts.yaml raises an alarm for the first six; of
          backups that fail and of a frozen log you get a mail.
        </p>
        <ul className="border-t border-rule">
          {conditions.map(({ name, isGood, sentence }) => (
            <li className="flex gap-3 border-b border-line py-4" key={name}>
              {isGood ? (
                <CircleCheck aria-hidden className="mt-0.5 shrink-0 text-muted" size={18} strokeWidth={1.5} />
              ) : (
                <TriangleAlert
                  aria-hidden
                  className="mt-0.5 shrink-0 text-danger"
                  size={18}
                  strokeWidth={1.5}
                />
              )}
              <div className="min-w-0 text-sm wrap-anywhere">
                <h3 className="font-medium">
                  {name}: {isGood ? 'good' : <span className="text-danger">needs you</span>}
                </h3>
                <p className="text-muted">{sentence}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </OperatorDesk>
  )
}
