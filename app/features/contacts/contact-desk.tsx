import { Form, Link } from 'react-router'
import { countOf } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Face } from '#app/ui/face.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Chevron } from '#app/ui/icon.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Time } from '#app/ui/time.tsx'
import { Unfold } from '#app/ui/unfold.tsx'
import {
  type ContactStatus,
  type ContactType,
  contactStatuses,
  contactStatusText,
  contactTypes,
  contactTypeText,
  nextStatuses,
} from './contact.vocabulary.ts'
import type { ContactCounts, CountByType, ListedContact } from './contact-desk.server.ts'

type ContactDeskProps = {
  contacts: ListedContact[]
  hasMore: boolean
  counts: ContactCounts
  events: CountByType[]
  eventDays: number
  status: ContactStatus
  page: number
  /** The id of the one message to show, from the link in a mail; null shows the list. */
  only: string | null
  result?: FormResult
}

/** Messages to the operator by status, urgent ones first. */
export function ContactDesk(props: ContactDeskProps) {
  const { contacts, hasMore, counts, events, eventDays, status, page, only, result } = props
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
        <EmptyState
          picture="letter"
          title={only === null ? emptyTitles[status] : 'This message has been erased'}
        >
          {only === null ? (
            'Messages from the contact form appear here and go to this service’s contact address.'
          ) : (
            <Link to="/operator/contacts">See new messages</Link>
          )}
        </EmptyState>
      ) : (
        <ol aria-label="Messages" className="grid gap-6">
          {contacts.map((contact, index) => (
            <li className="rounded-surface border border-line bg-sheet p-5 sm:p-7" key={contact.id}>
              <ContactItem
                result={result?.values.contactId === contact.id ? result : undefined}
                contact={contact}
                isNext={index === 0}
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
      <EventSums events={events} lastDays={eventDays} />
      <p className="text-sm text-muted">
        Erased {periods.settledMessageDays} days after they were answered or closed.
      </p>
    </>
  )
}

const emptyTitles: Record<ContactStatus, string> = {
  new: 'No new messages',
  in_progress: 'No messages in progress',
  answered: 'No answered messages',
  closed: 'No closed messages',
}

/** How often the contact form was sent, by inquiry type. */
function EventSums({ events, lastDays }: { events: CountByType[]; lastDays: number }) {
  if (events.length === 0) return null
  return (
    <details className="fold">
      <summary>Inquiries of the last {lastDays} days</summary>
      <dl className="facts">
        {events.map(({ label, count, value }) => (
          <div key={label}>
            <dt>{textOf(label)}</dt>
            <dd>
              {countOf(count, 'message')}, value {value}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const isType = (label: string): label is ContactType => contactTypes.some((type) => type === label)
const textOf = (label: string) => (isType(label) ? contactTypeText[label] : label)

type ContactItemProps = {
  contact: ListedContact
  /** The first of the list: the one to reply to now. */
  isNext: boolean
  result?: FormResult
}

function ContactItem({ contact, isNext, result }: ContactItemProps) {
  const { id, fullName, email, company, subject, message, status, history } = contact
  return (
    <article aria-labelledby={`subject-${id}`} className="grid gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <Face name={fullName} />
        <p className="min-w-[160px] grow text-sm wrap-anywhere">
          <bdi className="block font-medium">{fullName}</bdi>
          <span className="text-muted">
            {company && (
              <>
                <bdi>{company}</bdi>,{' '}
              </>
            )}
            {email}, <Time at={contact.createdAt} />
            {contact.wantsNewsletter && ', wants the newsletter'}
          </span>
        </p>
        {contact.isUrgent && <Badge kind="danger">Urgent</Badge>}
        <Badge>{contactTypeText[contact.contactType]}</Badge>
      </header>
      <h2 className="text-xl wrap-anywhere" dir="auto" id={`subject-${id}`}>
        {subject}
      </h2>
      <p className="max-w-measure wrap-anywhere whitespace-pre-line" dir="auto">
        {message}
      </p>
      {history.length > 0 && (
        <ul className="text-sm text-muted">
          {history.map(({ to, by, at }) => (
            <li key={String(at)}>
              {contactStatusText[to]} <Time at={at} />, by {by ?? 'a deleted account'}
            </li>
          ))}
        </ul>
      )}
      <FormError text={result?.message} />
      <Form className="flex flex-wrap items-center gap-3" method="post" preventScrollReset>
        <input name="contactId" type="hidden" value={id} />
        <a className={isNext ? 'btn btn-primary' : 'btn'} href={replyTo(email, subject)}>
          Reply by email
        </a>
        <Unfold
          label={`Change status: ${subject}`}
          look="btn"
          summary={
            <>
              Change status <Chevron />
            </>
          }
        >
          <div className="menu absolute z-10 mt-1 min-w-52" tabIndex={-1}>
            {nextStatuses[status].map((next) => (
              <button className="menu-item w-full" key={next} name="status" type="submit" value={next}>
                {changeText(status, next)}
              </button>
            ))}
          </div>
        </Unfold>
      </Form>
    </article>
  )
}

function changeText(from: ContactStatus, to: ContactStatus) {
  if (to === 'in_progress') return from === 'new' ? 'Start work' : 'Reopen'
  return to === 'answered' ? 'Mark as answered' : 'Close'
}

const replyTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`
