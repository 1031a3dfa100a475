import { data } from 'react-router'
import { contactSuccess } from '#app/features/contacts/contact.vocabulary.ts'
import { ContactSent } from '#app/features/contacts/contact-dialog.tsx'
import { ContactForm } from '#app/features/contacts/contact-form.tsx'
import { issueContactTicket, receiveContact } from '#app/features/contacts/receive-contact.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { contactAddress } from '#app/platform/site.server.ts'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { Ways } from '#app/ui/ways.tsx'
import type { Route } from './+types/contact'

export const meta = pageMeta('Contact · Vouchsafe', 'Write to the people who run this service.')

// GET /contact
export function loader() {
  return { address: contactAddress(), ticket: issueContactTicket() }
}

// POST /contact, by a browser without script.
export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const facts = factsOf(context)
  const received = await receiveContact(db, {
    values,
    source: 'contact_page',
    address: facts.address,
    userAgent: request.headers.get('user-agent'),
  })
  if ('id' in received) return { values: {}, errors: {}, sent: { wantsNewsletter: received.wantsNewsletter } }
  const { status, errors, failure } = received
  facts.failure = failure
  const isInvalid = Object.keys(errors).length > 0
  return data({ values, errors, failedWith: isInvalid ? undefined : status }, { status })
}

const answers = [
  ['/faq#free', 'Is it really free?'],
  ['/faq#held-back', 'Can a business hold back my bad review?'],
  ['/faq#host', 'Can I host it myself?'],
  ['/integrations', 'Does it connect to my shop?'],
] as const

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const sent = actionData && 'sent' in actionData ? actionData.sent : undefined
  const result = actionData && !('sent' in actionData) ? actionData : undefined
  const { address, ticket } = loaderData
  return (
    <div data-contact>
      <PageBeside
        beside={
          <>
            <h2 className="text-2xl">Answered already</h2>
            <Ways ways={answers} />
            <p className="text-sm text-muted">
              Or by email:{' '}
              <a className="wrap-anywhere" href={`mailto:${address}`}>
                {address}
              </a>
            </p>
          </>
        }
        title={<span data-contact-title>{sent ? contactSuccess.title : 'Write to us'}</span>}
      >
        {!sent && (
          <div data-contact-form>
            <ContactForm address={address} result={result} ticket={ticket} source="contact_page" />
          </div>
        )}
        <ContactSent hasNewsletter={sent?.wantsNewsletter} isHidden={!sent} />
      </PageBeside>
    </div>
  )
}
