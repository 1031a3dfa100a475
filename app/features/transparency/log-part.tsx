import { Time } from '#app/ui/time.tsx'
import { Facts, RecordPart } from './record-part.tsx'
import type { ShownRecord } from './shown-record.ts'

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (date: string) => days.format(new Date(date))

export function LogPart({ record }: { record: ShownRecord }) {
  const { business, log, countedOn } = record
  const file = (kind: string) => `/business/${business.id}/transparency.${kind}`
  return (
    <RecordPart
      id="log"
      lead={
        <p>
          Every step of a review is entered in the log in the moment it happens. An entry is a commitment: it
          tells nothing by itself, and whoever holds its receipt can prove what it stands for.
        </p>
      }
      title="Can this be checked?"
    >
      <Facts
        facts={[
          {
            id: 'entries',
            name: 'Entries in the log',
            value: log.entries.toLocaleString('en'),
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
            note: 'Every figure, computed once for the page and the files alike.',
          },
          { id: 'counted', name: 'Counted', value: `${dayOf(countedOn)}, in UTC; the files say the moment` },
        ]}
      />
    </RecordPart>
  )
}
