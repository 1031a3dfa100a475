import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'
import type { UndeliveredInvitation } from './undelivered.server.ts'

/** Rejected invitations of every business. */
export function UndeliveredInvitations({ undelivered }: { undelivered: UndeliveredInvitation[] }) {
  if (undelivered.length === 0) return null
  return (
    <section aria-labelledby="undelivered" className="grid gap-3">
      <h2 className="text-xl" id="undelivered">
        Rejected invitations <span className="text-muted tabular-nums">{undelivered.length}</span>
      </h2>
      <p className="text-sm text-muted">
        A mail server rejected these permanently. If it objected to us rather than the address (a block list,
        a missing SPF or DKIM record), fix that first.
      </p>
      <ul className="border-t border-rule">
        {undelivered.map(({ businessId, businessName, invitationId, mailTo, failure, endedAt, mayRetry }) => (
          <li
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4"
            key={invitationId}
          >
            <div className="min-w-0 basis-64 grow text-sm wrap-anywhere">
              <p>
                <span className="font-medium">{mailTo ?? 'Erased address'}</span>
                <span className="text-muted">
                  , for {businessName}, <Time at={endedAt} />
                </span>
              </p>
              <p className="text-muted">{failure ?? 'The mail server gave no reason.'}</p>
            </div>
            {mayRetry ? (
              <Form method="post" preventScrollReset>
                <input name="businessId" type="hidden" value={businessId} />
                <input name="invitationId" type="hidden" value={invitationId} />
                <Button aria-label={`Send the invitation to ${mailTo} again`}>Try again</Button>
              </Form>
            ) : (
              <p className="text-xs text-muted">We no longer mail this address.</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
