import { Link } from 'react-router'
import { isLocal } from '#app/platform/client-address.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { findStoredMail, listStoredMails } from '#app/platform/mail.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/dev-mail'

// GET /dev/mail?mail={id}&to={address}: the mails of a service without a mail server, visible only on its own
// machine.

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!isLocal(request, factsOf(context).address)) throw notFound('page')
  const query = new URL(request.url).searchParams
  const mails = await listStoredMails(db, { to: query.get('to') ?? undefined })
  const openId = query.get('mail') ?? mails[0]?.id
  if (!openId) return { mails, open: null }
  const { attachments, ...mail } = await findStoredMail(db, openId)
  return { mails, open: { ...mail, attached: attachments.map(({ filename }) => filename) } }
}

export default function DevMailPage({ loaderData: { mails, open } }: Route.ComponentProps) {
  return (
    <>
      <title>Mail · Vouchsafe</title>
      <meta content="noindex" name="robots" />
      <div className="page pt-10 pb-16">
        <PageHeader
          lead="No mail server is connected, so mails are kept here. Only this machine can see this page."
          title="Mail"
        />
        {open ? (
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <MailList mails={mails} openId={open.id} />
            <OpenMail mail={open} />
          </div>
        ) : (
          <EmptyState title="No mail yet">Sign up or submit a review, and the mail appears here.</EmptyState>
        )}
      </div>
    </>
  )
}

type Data = Route.ComponentProps['loaderData']

function MailList({ mails, openId }: { mails: Data['mails']; openId: string }) {
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

function OpenMail({ mail }: { mail: NonNullable<Data['open']> }) {
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
            <li className="break-all" key={link}>
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
