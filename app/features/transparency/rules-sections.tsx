import { formatDate, formatNumber } from '#app/languages/format.ts'
import { Time } from '#app/ui/time.tsx'
import type { PublicRecord } from './public-record.ts'
import { Facts, Section, Subsection } from './section.tsx'

type SectionProps = { record: PublicRecord }

export function CollectionSection({ record: { collection, invitations } }: SectionProps) {
  const { sent, reviewed, declined, unsubscribed, undelivered } = invitations
  return (
    <Section
      id="collection"
      lead={<p>Generated from the current settings and numbers. Nobody writes this text.</p>}
      title="How these reviews are collected"
    >
      <dl className="grid gap-x-10 md:grid-cols-2">
        {collection.map(({ id, title, text }) => (
          <div className="border-b border-line py-4" key={id}>
            <dt className="text-sm font-medium">{title}</dt>
            <dd className="mt-1 text-sm wrap-anywhere text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      {sent > 0 && (
        <Subsection title="What happened to the invitations">
          <Facts
            facts={[
              { id: 'sent', name: 'Sent', value: formatNumber(sent) },
              { id: 'reviewed', name: 'Led to a review', value: formatNumber(reviewed) },
              {
                id: 'not',
                name: 'Did not',
                value: `${formatNumber(declined)} declined, ${formatNumber(unsubscribed)} unsubscribed, ${formatNumber(undelivered)} could not be delivered`,
                note: 'The others have not been used, or not yet.',
              },
            ]}
          />
        </Subsection>
      )}
    </Section>
  )
}

export function LogSection({ record: { business, log, countedAt } }: SectionProps) {
  const file = (kind: string) => `/business/${business.id}/transparency.${kind}`
  return (
    <Section
      id="log"
      lead={
        <p>
          Every step of a review is recorded in a log when it happens. A log entry is a commitment: it reveals
          nothing by itself, and the author can download a receipt, signed by this service, that shows what it
          records. Anyone who holds a receipt can check it with <a href="/receipts/keys">our public keys</a>.
          The log itself is not public: the figures on this page are the service’s own count.
        </p>
      }
      title="Can this be checked?"
    >
      <Facts
        facts={[
          {
            id: 'entries',
            name: 'Log entries',
            value: formatNumber(log.entries),
            note: log.firstAt && log.lastAt && (
              <>
                The first on <Time as="date" at={log.firstAt} />
                {', the latest on '}
                <Time as="date" at={log.lastAt} />.
              </>
            ),
          },
          {
            id: 'files',
            name: 'This page as a file',
            value: (
              <>
                <a download href={file('csv')}>
                  CSV
                </a>{' '}
                and <a href={file('json')}>JSON</a>
              </>
            ),
            note: 'Every figure, computed once for the page and the files.',
          },
          {
            id: 'counted',
            name: 'Counted',
            value: `${formatDate(countedAt)} (UTC); the files have the exact time`,
          },
        ]}
      />
    </Section>
  )
}
