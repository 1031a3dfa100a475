import {
  Archive,
  CircleCheck,
  Database,
  Globe,
  HardDrive,
  ListChecks,
  type LucideIcon,
  Mail,
  ScrollText,
  Share2,
} from 'lucide-react'
import { Link } from 'react-router'
import { describeBackups } from '#app/features/backups/backups.server.ts'
import { DeskPage } from '#app/features/operator/desk-page.tsx'
import { countUndeliveredMail, findServiceState } from '#app/features/operator/service-state.server.ts'
import { type Condition, judgeService } from '#app/features/operator/service-state.vocabulary.ts'
import { describeLog } from '#app/features/witness/log-desk.server.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
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
  const good = conditions.filter(({ isGood, isOff }) => isGood && !isOff)
  const open = conditions.filter((each) => !good.includes(each))
  const troubles = open.filter(({ isGood }) => !isGood).length
  const title =
    troubles > 0
      ? `${countOf(troubles, 'thing needs', 'things need')} you`
      : open.length > 0
        ? `Nothing fails; ${countOf(open.length, 'part is', 'parts are')} not set up`
        : 'Everything works'
  return (
    <DeskPage title={title}>
      <Settings>
        {[...open.toSorted((one, other) => Number(one.isGood) - Number(other.isGood)), ...good].map(
          (condition) => (
            <Setting
              end={<NextStep {...condition} />}
              help={
                <>
                  {condition.sentence}{' '}
                  {condition.name === 'Mail' && mails > 0 && (
                    <Link to="/operator/mail">{countOf(mails, 'mail waits', 'mails wait')} for you</Link>
                  )}
                </>
              }
              key={condition.name}
              picture={<Icon {...condition} />}
              title={condition.name}
            />
          ),
        )}
      </Settings>
    </DeskPage>
  )
}

const icons: Record<string, LucideIcon> = {
  Website: Globe,
  'Work in the background': ListChecks,
  Mail,
  'Other systems': Share2,
  Database,
  Disk: HardDrive,
  Backups: Archive,
  'Public log': ScrollText,
}

function Icon({ name }: Condition) {
  const Picture = icons[name]!
  return <Picture aria-hidden size={18} strokeWidth={1.5} />
}

function NextStep({ name, isGood, isOff, share }: Condition) {
  if (!isGood) return <Badge kind="danger">Needs you</Badge>
  if (!isOff)
    return (
      <span className="flex items-center gap-3 text-sm text-muted">
        {share !== undefined && (
          <progress aria-label="In use" className="progress w-24" max={1} value={share} />
        )}
        Good
        <CircleCheck aria-hidden className="text-success" size={20} strokeWidth={1.5} />
      </span>
    )
  const to = { Mail: '/operator/mail', 'Public log': '/operator/log' }[name]
  return to ? <ButtonLink to={to}>Connect</ButtonLink> : <Badge kind="warning">Not set up</Badge>
}
