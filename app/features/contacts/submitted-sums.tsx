import { Table } from '#app/ui/table.tsx'
import { type ContactType, contactTypes, contactTypeText } from './contact.vocabulary.ts'
import type { EventSum } from './event-counting.server.ts'

/** How often the contact form was sent. Counted by the day and the inquiry type; nobody is in it. */
export function SubmittedSums({ events, lastDays }: { events: EventSum[]; lastDays: number }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="sums" className="grid gap-2">
      <h2 className="text-xl" id="sums">
        What people ask for
      </h2>
      <p className="text-sm text-muted">
        The event <code>contact_form_submit</code> of the last {lastDays} days. An urgent message has the
        value 2, any other 1.
      </p>
      <Table
        caption={`Messages of the last ${lastDays} days by inquiry type`}
        columns={[
          { id: 'label', header: 'Inquiry type', cell: ({ label }) => wordsOf(label) },
          { id: 'count', header: 'Messages', cell: ({ count }) => count, isNumber: true },
          { id: 'value', header: 'Value', cell: ({ value }) => value, isNumber: true },
        ]}
        rowId={({ label }) => label}
        rows={events}
      />
    </section>
  )
}

const isType = (label: string): label is ContactType => contactTypes.some((type) => type === label)
const wordsOf = (label: string) => (isType(label) ? contactTypeText[label] : label)
