import { Link } from 'react-router'
import { KeptMailHint } from '#app/features/accounts/account-page.tsx'
import { newsletterForm } from '#app/features/newsletter/newsletter.schema.ts'
import { requestSubscription } from '#app/features/newsletter/newsletter.server.ts'
import { isLocal } from '#app/platform/client-address.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { receiveForm } from '#app/platform/form.server.ts'
import { isMailKept } from '#app/platform/mail.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/newsletter'
import { changelog, NewsPicture } from './changelog.tsx'

export const meta = pageMeta('Newsletter · Vouchsafe', 'What is new in Vouchsafe, by email.')

// POST /newsletter, GET for its form. The result is the same whether the address is on the list or not.
export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, newsletterForm, async ({ email }) => {
    const { address } = factsOf(context)
    await countAgainst(limits.newsletterSignUpsFromNetwork, address)
    await requestSubscription(db, { email, source: 'newsletter_form' })
    return {
      values: {},
      errors: {},
      message: undefined,
      sentTo: email,
      isMailKeptHere: isMailKept() && isLocal(request, address),
    }
  })

export default function Newsletter({ actionData }: Route.ComponentProps) {
  if (actionData && 'sentTo' in actionData) {
    return (
      <PageBeside className="newsletter" title="Check your mail">
        <p role="status">
          If <strong className="font-medium wrap-anywhere">{actionData.sentTo}</strong> is not subscribed yet,
          we have sent it a link. Open the link to confirm your subscription.
        </p>
        {actionData.isMailKeptHere && <KeptMailHint />}
      </PageBeside>
    )
  }
  const { values = {}, errors = {}, message } = actionData ?? {}
  return (
    <PageBeside
      className="newsletter"
      beside={<Newest />}
      lead="What is new in Vouchsafe, once there is something to tell."
      title="Newsletter"
    >
      <form action="/newsletter" className="grid gap-5" method="post" noValidate>
        <FormError text={message} />
        <TextInput
          autoComplete="email"
          defaultValue={values.email}
          error={errors.email}
          help="We first mail a link to confirm it. One click unsubscribes."
          id="newsletter-page-email"
          inputMode="email"
          label="Email"
          name="email"
          required
          type="email"
        />
        <Button className="justify-self-start" kind="primary">
          Sign up for the newsletter
        </Button>
      </form>
    </PageBeside>
  )
}

/** The next letter with the newest news. */
function Newest() {
  const {
    at,
    news: [newest],
  } = changelog[0]!
  const { id, title, text } = newest!
  return (
    <>
      <p className="flex justify-between gap-4 border-b border-line pb-4 text-sm text-muted">
        <span>From Vouchsafe</span>
        <Time as="date" at={at} />
      </p>
      <NewsPicture id={id} />
      <h2 className="text-3xl">{title}</h2>
      <p className="text-muted">{text}</p>
      <p className="border-t border-line pt-4 text-sm">
        <Link to="/blog">See all news</Link>
      </p>
    </>
  )
}
