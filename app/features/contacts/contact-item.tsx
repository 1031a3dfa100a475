import { Form } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Time } from '#app/ui/time.tsx'
import { type ContactStatus, contactStatusText, contactTypeText, nextStatuses } from './contact.vocabulary.ts'
import type { ListedContact } from './contact-list.server.ts'

/** A message with its history and the possible next statuses. */
export function ContactItem({ contact, result }: { contact: ListedContact; result?: FormResult }) {
  const { id, fullName, email, company, subject, message, status, history } = contact
  return (
    <article aria-labelledby={`subject-${id}`} className="grid gap-4">
      <header className="grid gap-1">
        <p className="text-sm text-muted">
          {contact.isUrgent && <strong className="font-medium text-danger">Urgent. </strong>}
          {contactTypeText[contact.contactType]}, <Time at={contact.createdAt} />
        </p>
        <h2 className="text-xl wrap-anywhere" dir="auto" id={`subject-${id}`}>
          {subject}
        </h2>
        <p className="text-sm wrap-anywhere">
          <bdi>{fullName}</bdi>
          {company && (
            <>
              , <bdi>{company}</bdi>
            </>
          )}
          , <a href={replyTo(email, subject)}>{email}</a>
          {contact.wantsNewsletter && <span className="text-muted">, wants the newsletter</span>}
        </p>
      </header>
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
      <Form className="flex flex-wrap gap-3" method="post" preventScrollReset>
        <input name="contactId" type="hidden" value={id} />
        {nextStatuses[status].map((next) => (
          <Button aria-describedby={`subject-${id}`} key={next} name="status" value={next}>
            {changeText(status, next)}
          </Button>
        ))}
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
