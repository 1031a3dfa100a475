import {
  Activity,
  Archive,
  CircleCheck,
  Database,
  HardDrive,
  ListChecks,
  type LucideIcon,
  Mail,
  ScrollText,
  TriangleAlert,
  Webhook,
} from 'lucide-react'
import { Link } from 'react-router'
import { describeBackups } from '#app/features/backups/backup-state.server.ts'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { findServiceState } from '#app/features/operator/service-state.server.ts'
import { type Condition, judgeService } from '#app/features/operator/service-state.vocabulary.ts'
import { describeLog } from '#app/features/witness/log-desk.server.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
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
  const troubles = conditions.filter(({ isGood }) => !isGood).length
  const unset = conditions.filter((each: Condition) => each.isOff).length
  const Sign = troubles === 0 ? CircleCheck : TriangleAlert
  return (
    <OperatorDesk current="state" work={work}>
      <p className="flex items-center gap-4 font-serif text-3xl" role="status">
        <Sign
          aria-hidden
          className={`shrink-0 ${troubles === 0 ? 'text-positive' : 'text-danger'}`}
          size={44}
          strokeWidth={1.5}
        />
        {troubles > 0
          ? `${countOf(troubles, 'thing needs', 'things need')} you`
          : unset > 0
            ? `Nothing fails; ${countOf(unset, 'part is', 'parts are')} not set up`
            : 'Everything works'}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {conditions
          .toSorted((one, other) => Number(one.isGood) - Number(other.isGood))
          .map((condition: Condition) => (
            <li
              className="grid content-start gap-2 rounded-surface border border-line bg-sheet p-5 text-sm"
              key={condition.name}
            >
              <div className="flex flex-wrap items-center gap-3">
                <Picture name={condition.name} />
                <h2 className="grow font-sans text-base font-medium">{condition.name}</h2>
                <Verdict {...condition} />
              </div>
              <p className="text-muted wrap-anywhere">
                {condition.sentence}{' '}
                {condition.name === 'Mail' && work.mail > 0 && (
                  <Link to="/operator/mail">{countOf(work.mail, 'mail waits', 'mails wait')} for you</Link>
                )}
              </p>
              {condition.share !== undefined && (
                <progress aria-label="In use" className="progress mt-1" max={1} value={condition.share} />
              )}
            </li>
          ))}
      </ul>
      <details className="text-sm text-muted">
        <summary className="w-fit underline underline-offset-4">Who tells you</summary>
        As it was when you opened this page. deploy/alerts.yaml raises an alarm for the service, queue, mail,
        webhooks, database and disk; failing backups and a frozen log send you a mail.
      </details>
    </OperatorDesk>
  )
}

const pictures: Record<string, LucideIcon> = {
  Service: Activity,
  Queue: ListChecks,
  Mail,
  Webhooks: Webhook,
  Database,
  Disk: HardDrive,
  Backups: Archive,
  'Public log': ScrollText,
}

function Picture({ name }: { name: string }) {
  const Sign = pictures[name] ?? Activity
  return <Sign aria-hidden className="shrink-0 text-muted" size={22} strokeWidth={1.5} />
}

function Verdict({ isGood, isOff }: Condition) {
  if (!isGood) return <Badge kind="danger">Needs you</Badge>
  return isOff ? <Badge kind="warning">Not set up</Badge> : <Badge kind="good">Good</Badge>
}
