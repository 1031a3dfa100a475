import { Link } from 'react-router'
import type { findStoredMail, listStoredMails } from '#app/platform/mail.server.ts'
import { EmptyState } from '#app/ui/states.tsx'
import { Time } from '#app/ui/time.tsx'

type StoredMail = Omit<Awaited<ReturnType<typeof findStoredMail>>, 'attachments'>
type KeptMailsProps = {
  mails: Awaited<ReturnType<typeof listStoredMails>>
  /** With the names of its attached files. */
  open: (StoredMail & { attached: string[] }) | null
}

/** The mails of a service without a mail server, and one of them as its recipient sees it. */
export const KeptMails = ({ mails, open }: KeptMailsProps) =>
  open ? (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <MailList mails={mails} openId={open.id} />
      <OpenMail mail={open} />
    </div>
  ) : (
    <EmptyState picture="letter" title="No mail yet">
      Sign up or submit a review, and the mail appears here.
    </EmptyState>
  )

function MailList({ mails, openId }: { mails: KeptMailsProps['mails']; openId: string }) {
  return (
    <nav aria-label="Mails">
      <ul className="border-t border-rule">
        {mails.map((mail) => (
          <li className="border-b border-line" key={mail.id}>
            <Link
              aria-current={mail.id === openId || undefined}
              className="grid gap-0.5 px-2 py-3 no-underline hover:bg-wash aria-[current]:bg-wash"
              to={`?mail=${mail.id}`}
            >
              <span className="font-medium wrap-anywhere">{mail.subject}</span>
              <span className="flex justify-between gap-4 text-xs text-muted">
                <span className="break-all">{mail.recipient}</span>
                <span className="whitespace-nowrap">
                  <Time at={mail.createdAt} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OpenMail({ mail }: { mail: NonNullable<KeptMailsProps['open']> }) {
  const links = new Set(mail.text.match(/https?:\/\/\S+/g) ?? [])
  return (
    <article aria-labelledby="subject" className="grid content-start gap-5">
      <header>
        <h2 className="text-2xl wrap-anywhere" id="subject">
          {mail.subject}
        </h2>
        <p className="mt-1 text-sm break-all text-muted">To {mail.recipient}</p>
        {['From', 'Reply-To'].map(
          (name) =>
            mail.headers[name] && (
              <p className="text-sm wrap-anywhere text-muted" key={name}>
                {name} {mail.headers[name]}
              </p>
            ),
        )}
      </header>
      {links.size > 0 && (
        <ul className="grid gap-1 text-sm">
          {[...links].map((link) => (
            <li className="truncate" key={link}>
              <a href={link}>{link}</a>
            </li>
          ))}
        </ul>
      )}
      {mail.attached.length > 0 && (
        <p className="text-sm">
          Attached:{' '}
          {mail.attached.map((filename) => (
            <a download href={`/dev/mail/${mail.id}/${filename}`} key={filename}>
              {filename}
            </a>
          ))}
        </p>
      )}
      <iframe
        className="h-[560px] w-full rounded-surface border border-line"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src={`/dev/mail/${mail.id}`}
        title="The mail as recipients see it"
      />
      <details>
        <summary className="text-sm font-medium">Plain text</summary>
        <pre className="mt-3 overflow-x-auto border-l border-line pl-4 text-sm whitespace-pre-wrap">
          {mail.text}
        </pre>
      </details>
    </article>
  )
}
