import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { invitationsAddress } from './invitation-address.ts'
import { InvitationFunnel } from './invitation-funnel.tsx'
import type { Funnel } from './listing.server.ts'

const lookAgainMs = 2000

/** How far the mails of one list are. Looks again by itself until all are out. */
export function BatchProgress({ funnel, batch }: { funnel: Funnel; batch: string }) {
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
        <div className="grid gap-1 text-sm">
          <p role="status">
            {many(done)} of {many(funnel.invited)} mails are on their way.
          </p>
          <progress aria-label="Mails on their way" className="progress" max={funnel.invited} value={done} />
        </div>
      )}
      <InvitationFunnel batch={batch} funnel={funnel} />
      <p className="text-sm">
        <Link to={invitationsAddress()}>Show all invitations</Link>
      </p>
    </div>
  )
}
