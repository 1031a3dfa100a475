import { data } from 'react-router'
import { contactSuccess } from '#app/features/contacts/contact.vocabulary.ts'
import { ContactSent } from '#app/features/contacts/contact-dialog.tsx'
import { ContactForm } from '#app/features/contacts/contact-form.tsx'
import { issueContactTicket, receiveContact } from '#app/features/contacts/receive-contact.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { contactAddress } from '#app/platform/site.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/contact'

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Contact · Vouchsafe',
    description: 'Write to the people who run this service.',
  })

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
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <div className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,600px)_minmax(0,1fr)]">
        <div data-contact>
          <PageHeader title={<span data-contact-title>{sent ? contactSuccess.title : 'Contact us'}</span>} />
          {!sent && (
            <div data-contact-form>
              <ContactForm address={address} result={result} ticket={ticket} source="contact_page" />
            </div>
          )}
          <ContactSent hasNewsletter={sent?.wantsNewsletter} isHidden={!sent} />
        </div>
        <aside
          aria-label="Other ways"
          className="grid gap-6 rounded-surface border border-line bg-sheet p-6 sm:p-8 lg:mt-2"
        >
          <div>
            <h2 className="text-xl">Answered already</h2>
            <ul className="mt-2 grid text-sm">
              {answers.map(([to, question]) => (
                <li className="border-b border-line" key={to}>
                  <a className="block py-3 no-underline hover:underline" href={to}>
                    {question}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <p className="text-sm text-muted">
            Or by email:{' '}
            <a className="wrap-anywhere" href={`mailto:${address}`}>
              {address}
            </a>
          </p>
        </aside>
      </div>
    </div>
  )
}
