import { CircleCheck, Wrench } from 'lucide-react'
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
      {open.length > 0 && (
        <Settings>
          {open
            .toSorted((one, other) => Number(one.isGood) - Number(other.isGood))
            .map((condition) => (
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
                picture={<Wrench aria-hidden size={18} strokeWidth={1.5} />}
                title={condition.name}
              />
            ))}
        </Settings>
      )}
      <ul className="grid gap-x-14 md:grid-cols-2">
        {good.map(({ name, sentence, share }) => (
          <li className="flex gap-4 border-t border-line py-5" key={name}>
            <CircleCheck aria-label="Good" className="shrink-0 text-accent" size={24} strokeWidth={1.5} />
            <div className="grid flex-1 content-start gap-1">
              <h2 className="font-sans text-base font-medium">{name}</h2>
              <p className="text-sm text-muted">{sentence}</p>
              {share !== undefined && (
                <progress aria-label="In use" className="progress mt-2" max={1} value={share} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}

function NextStep({ name, isGood }: Condition) {
  if (!isGood) return <Badge kind="danger">Needs you</Badge>
  return name === 'Mail' ? (
    <ButtonLink to="/operator/mail">Connect</ButtonLink>
  ) : (
    <Badge kind="warning">Not set up</Badge>
  )
}
