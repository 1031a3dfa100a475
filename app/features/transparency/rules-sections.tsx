import { formatDate, formatNumber } from '#app/languages/format.ts'
import { Time } from '#app/ui/time.tsx'
import type { PublicRecord } from './public-record.ts'
import { type Fact, Facts, Fold, Section, Subsection } from './section.tsx'
import { collectionVerdict, logVerdict } from './verdicts.ts'

type SectionProps = { record: PublicRecord }

export function CollectionSection({ record }: SectionProps) {
  const { collection, invitations } = record
  return (
    <Section
      id="collection"
      label={`All ${collection.length} rules`}
      notes={<p>Generated from the current settings and numbers. Nobody writes this text.</p>}
      title="How are the reviews collected?"
      verdict={collectionVerdict(record)}
    >
      <div>
        {collection.map(({ id, title, text }) => (
          <Fold isLong key={id} label={title}>
            <p className="max-w-measure pb-4 text-sm wrap-anywhere text-muted">{text}</p>
          </Fold>
        ))}
      </div>
      {invitations.sent > 0 && (
        <Subsection isFolded title="What happened to the invitations">
          <Facts facts={invitationFacts(invitations)} />
        </Subsection>
      )}
    </Section>
  )
}

const invitationFacts = ({
  sent,
  reviewed,
  declined,
  unsubscribed,
  undelivered,
}: PublicRecord['invitations']): Fact[] => [
  { id: 'sent', name: 'Sent', value: formatNumber(sent) },
  { id: 'reviewed', name: 'Led to a review', value: formatNumber(reviewed) },
  {
    id: 'not',
    name: 'Did not',
    value: `${formatNumber(declined)} declined, ${formatNumber(unsubscribed)} unsubscribed, ${formatNumber(undelivered)} could not be delivered`,
    note: 'The others have not been used, or not yet.',
  },
]

export function LogSection({ record }: SectionProps) {
  const { business, log, countedAt } = record
  const file = (kind: string) => `/business/${business.id}/transparency.${kind}`
  return (
    <Section
      id="log"
      label="The log, and these figures as a file"
      notes={
        <p>
          Every step of a review is recorded in a log when it happens. A log entry is a commitment: it reveals
          nothing by itself, and the author can download a receipt, signed by this service, that shows what it
          records. Anyone who holds a receipt can check it with <a href="/receipts/keys">our public keys</a>.
          The log itself is not public: the figures on this page are the service’s own count.
        </p>
      }
      title="Can this be checked?"
      verdict={logVerdict(record)}
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
