import { Link } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { type ContactStatus, contactStatuses, contactStatusText } from './contact.vocabulary.ts'
import { ContactItem } from './contact-item.tsx'
import type { ContactCounts, ListedContact } from './contact-list.server.ts'
import { ErasePerson } from './erase-person.tsx'
import type { EventSum } from './event-counting.server.ts'
import { SubmittedSums } from './submitted-sums.tsx'

type ContactDeskProps = {
  contacts: ListedContact[]
  hasMore: boolean
  counts: ContactCounts
  events: EventSum[]
  eventDays: number
  status: ContactStatus
  page: number
  /** One message alone, by the link in a mail. */
  only: string | null
  answer?: FormResult
}

/** What people wrote to the operator: by status, the urgent ones first. */
export function ContactDesk(props: ContactDeskProps) {
  const { contacts, hasMore, counts, events, eventDays, status, page, only, answer } = props
  const pageAddress = (number: number) => `/operator/contacts?status=${status}&page=${number}`
  return (
    <>
      <Tabs
        label="Messages by status"
        tabs={contactStatuses.map((name) => ({
          to: `/operator/contacts?status=${name}`,
          label: contactStatusText[name],
          count: counts[name],
          isCurrent: only === null && name === status,
        }))}
      />
      {contacts.length === 0 ? (
        <EmptyState title={only === null ? emptyTitles[status] : 'This message is not kept any more'}>
          {only === null ? (
            'What people write by the contact form comes here and to the contact address of this service.'
          ) : (
            <Link to="/operator/contacts">See the new messages</Link>
          )}
        </EmptyState>
      ) : (
        <ol aria-label="Messages" className="-mt-8">
          {contacts.map((contact) => (
            <li className="border-b border-line py-7" key={contact.id}>
              <ContactItem
                answer={answer?.values.contactId === contact.id ? answer : undefined}
                contact={contact}
              />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        label="Messages"
        newer={only === null && page > 1 ? pageAddress(page - 1) : undefined}
        older={hasMore ? pageAddress(page + 1) : undefined}
      />
      <SubmittedSums events={events} lastDays={eventDays} />
      <ErasePerson answer={answer?.values.act === 'erase' ? answer : undefined} />
    </>
  )
}

const emptyTitles: Record<ContactStatus, string> = {
  new: 'No new messages',
  in_progress: 'No message is in progress',
  answered: 'No answered messages',
  closed: 'No closed messages',
}
