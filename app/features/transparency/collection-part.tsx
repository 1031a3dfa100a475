import { CollectionNotesList } from './collection-notes-list.tsx'
import { Facts, RecordPart, Within } from './record-part.tsx'
import type { ShownRecord } from './shown-record.ts'

export function CollectionPart({ record }: { record: ShownRecord }) {
  const { sent, reviewed, declined, unsubscribed, undelivered } = record.invitations
  return (
    <RecordPart
      id="collection"
      lead={<p>Generated from the settings in force and the numbers of this moment. Nobody writes it.</p>}
      title="How these reviews are collected"
    >
      <CollectionNotesList notes={record.collection} />
      {sent > 0 && (
        <Within title="What became of the invitations">
          <Facts
            facts={[
              { id: 'sent', name: 'Sent', value: sent.toLocaleString('en') },
              { id: 'reviewed', name: 'Became a review', value: reviewed.toLocaleString('en') },
              {
                id: 'not',
                name: 'Did not',
                value: `${declined.toLocaleString('en')} declined, ${unsubscribed.toLocaleString('en')} unsubscribed, ${undelivered.toLocaleString('en')} could not be delivered`,
                note: 'The others have not been used, or not yet.',
              },
            ]}
          />
        </Within>
      )}
    </RecordPart>
  )
}
