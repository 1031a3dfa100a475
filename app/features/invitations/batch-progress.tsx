import { useEffect } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'
import { invitationsAddress } from './invitation-address.ts'
import { InvitationFunnel } from './invitation-funnel.tsx'
import type { Funnel } from './listing.server.ts'

const lookAgainMs = 2000

type BatchProgressProps = {
  funnel: Funnel
  batch: string
  /** When the last mail will be out. ISO 8601; null: at once, or none waits. */
  doneAt: string | null
}

/** How far the mails of one list are. Looks again by itself until all are out. */
export function BatchProgress({ funnel, batch, doneAt }: BatchProgressProps) {
  const { revalidate } = useRevalidator()
  const waiting = funnel.byState.queued ?? 0
  const isDone = waiting === 0
  useEffect(() => {
    if (isDone) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isDone, revalidate])
  const done = funnel.invited - waiting
  const many = (count: number) => count.toLocaleString('en')
  return (
    <div className="grid gap-4">
      {!isDone && (
        <div className="grid gap-2 text-sm">
          <p role="status">
            {many(done)} of {many(funnel.invited)} mails are on their way.
          </p>
          <progress aria-label="Mails on their way" className="progress" max={funnel.invited} value={done} />
          {doneAt && (
            <p className="text-muted">
              The last one goes out <Time at={doneAt} />. They go one after the other, so that no provider
              takes them for spam.
            </p>
          )}
          <Form method="post" preventScrollReset>
            <input name="batch" type="hidden" value={batch} />
            <Button kind="quiet" name="act" value="cancel-waiting">
              Cancel the {many(waiting)} that {waiting === 1 ? 'waits' : 'wait'}
            </Button>
          </Form>
        </div>
      )}
      <InvitationFunnel batch={batch} funnel={funnel} />
      <p className="text-sm">
        <Link to={invitationsAddress()}>Show all invitations</Link>
      </p>
    </div>
  )
}
