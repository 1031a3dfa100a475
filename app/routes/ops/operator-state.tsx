import {
  Activity,
  Archive,
  Database,
  HardDrive,
  ListChecks,
  type LucideIcon,
  Mail,
  ScrollText,
  Webhook,
} from 'lucide-react'
import { Link } from 'react-router'
import { describeBackups } from '#app/features/backups/backup-state.server.ts'
import { DeskPage } from '#app/features/operator/desk-page.tsx'
import { countUndeliveredMail, findServiceState } from '#app/features/operator/service-state.server.ts'
import { type Condition, judgeService } from '#app/features/operator/service-state.vocabulary.ts'
import { describeLog } from '#app/features/witness/log-desk.server.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import type { Route } from './+types/operator-state'

// GET /operator/state
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [state, mails, backups, publicLog] = await Promise.all([
    findServiceState(db),
    countUndeliveredMail(db),
    describeBackups(db),
    describeLog(db),
  ])
  return { mails, conditions: [...judgeService(state), backups, publicLog] as Condition[] }
}

export default function OperatorState({ loaderData: { mails, conditions } }: Route.ComponentProps) {
  const troubles = conditions.filter(({ isGood }) => !isGood).length
  const unset = conditions.filter((each: Condition) => each.isOff).length
  const title =
    troubles > 0
      ? `${countOf(troubles, 'thing needs', 'things need')} you`
      : unset > 0
        ? `Nothing fails; ${countOf(unset, 'part is', 'parts are')} not set up`
        : 'Everything works'
  return (
    <DeskPage title={title}>
      <Settings>
        {conditions
          .toSorted((one, other) => rank(one) - rank(other))
          .map((condition: Condition) => {
            const Icon = pictures[condition.name] ?? Activity
            return (
              <Setting
                end={<Verdict {...condition} />}
                help={
                  <>
                    {condition.sentence}{' '}
                    {condition.name === 'Mail' && mails > 0 && (
                      <Link to="/operator/mail">{countOf(mails, 'mail waits', 'mails wait')} for you</Link>
                    )}
                  </>
                }
                key={condition.name}
                picture={<Icon aria-hidden size={18} strokeWidth={1.5} />}
                title={condition.name}
                value={
                  condition.share !== undefined && (
                    <progress aria-label="In use" className="progress" max={1} value={condition.share} />
                  )
                }
              />
            )
          })}
      </Settings>
    </DeskPage>
  )
}

/** What needs the operator is first, then what is not set up. */
const rank = ({ isGood, isOff }: Condition) => (isGood ? (isOff ? 1 : 2) : 0)

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

function Verdict({ isGood, isOff }: Condition) {
  if (!isGood) return <Badge kind="danger">Needs you</Badge>
  return isOff ? <Badge kind="warning">Not set up</Badge> : <Badge kind="good">Good</Badge>
}
