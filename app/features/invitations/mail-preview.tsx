import type { MailPreviewed } from './sample-mail.server.ts'

/** A mail in plain text, with the lines above it that its reader sees. */
export function MailPreview({ mail }: { mail: MailPreviewed }) {
  const lines = [
    ['From', mail.from],
    ['Replies to', mail.replyTo],
    ['Subject', mail.subject],
  ]
  return (
    <div className="max-w-measure border border-line bg-sheet p-5 text-sm">
      <dl className="mb-4 grid gap-1 border-b border-line pb-4">
        {lines.map(([name, value]) => (
          <div className="grid grid-cols-[6em_minmax(0,1fr)] gap-x-3" key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="wrap-anywhere whitespace-pre-line">{mail.text}</p>
    </div>
  )
}
