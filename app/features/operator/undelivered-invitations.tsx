import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'
import type { UndeliveredInvitation } from './undelivered.server.ts'

/** Invitations that a mail server refused for good, of every business. */
export function UndeliveredInvitations({ undelivered }: { undelivered: UndeliveredInvitation[] }) {
  if (undelivered.length === 0) return null
  return (
    <section aria-labelledby="undelivered" className="grid gap-3">
      <h2 className="text-xl" id="undelivered">
        Invitations that were refused <span className="text-muted tabular-nums">{undelivered.length}</span>
      </h2>
      <p className="text-sm text-muted">
        A mail server said no for good. Where it was about us, not about the address, mend that first: a block
        list, or a missing SPF or DKIM record.
      </p>
      <ul className="border-t border-rule">
        {undelivered.map(({ businessId, businessName, invitationId, mailTo, failure, endedAt, mayRetry }) => (
          <li
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4"
            key={invitationId}
          >
            <div className="min-w-0 basis-64 grow text-sm wrap-anywhere">
              <p>
                <span className="font-medium">{mailTo ?? 'An erased address'}</span>
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
              <p className="text-xs text-muted">Nothing more is mailed there.</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
