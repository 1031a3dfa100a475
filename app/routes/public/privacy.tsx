import { OperatorCard } from '#app/features/instance/operator-card.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/privacy'
import { findLegalFacts } from './legal.server.ts'
import { LegalPage } from './legal-page.tsx'
import { periodsOfPolicy } from './policy-periods.server.ts'
import { wordsHeaders } from './words-headers.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Privacy policy · Vouchsafe',
    description: 'What this service keeps about you, why, for how long, and how you get rid of it.',
  })

export const loader = async ({ request }: Route.LoaderArgs) => ({
  facts: await findLegalFacts(request),
  periods: periodsOfPolicy(),
})

// GET /privacy-policy
export default function Privacy({ loaderData: { facts, periods } }: Route.ComponentProps) {
  const { operator, takesPayments } = facts
  return (
    <LegalPage
      facts={facts}
      lead="What this service keeps about you, why, for how long, and how you get rid of it."
      title="Privacy policy"
    >
      <h2>Who is responsible</h2>
      <p>The operator of this copy of Vouchsafe. Write there for everything on this page.</p>
      <OperatorCard operator={operator} />
      <p>
        You may also complain to the data protection authority of the country in which you live.
        {operator.hosting && <> The data is stored at {operator.hosting}.</>}
      </p>
      <h2>If you write a review</h2>
      <ul>
        <li>
          Shown in public: your review, the name that you chose, the date, how the review came in, whether you
          got something for it, and your answers to questions of the business where the form says that they
          are shown.
        </li>
        <li>
          Kept and not shown: your e-mail address, to confirm the review and to reach you about it; the number
          of your order, where a link of the shop carried it; the text that you agreed to and when; earlier
          versions of what you wrote.
        </li>
        <li>A review whose address is not confirmed is erased after {periods.unconfirmedDays} days.</li>
        <li>
          In the log stands a fingerprint of each act on your review. It holds neither your words nor your
          name. When you have your review erased, the text goes, and with it the key that tied it to the
          fingerprint.
        </li>
        <li>What you type into the form stays in your own browser until you send it.</li>
      </ul>
      <h2>If a business invited you</h2>
      <ul>
        <li>
          The business gave us your name, your address and perhaps the number of your order, and stated why it
          may write to you. Its mail names the business and that reason.
        </li>
        <li>
          We note that the mail was taken by your mail server, that the page behind its link was opened, and
          that a review was sent. There is no hidden picture that tells when you read it.
        </li>
        <li>
          An invitation works for {periods.invitationDays} days. One click ends all mail from that business;
          then only a fingerprint of your address stays, so that nobody writes to you again.
        </li>
      </ul>
      <h2>If you write to us</h2>
      <ul>
        <li>
          A contact message is kept with your name, your address and the kind of browser, and erased{' '}
          {periods.settledDays} days after it was answered or closed, at the latest {periods.unsettledDays}{' '}
          days after its last change.
        </li>
        <li>
          The newsletter goes to addresses that were confirmed by a link. One that is not confirmed is erased
          after {periods.unconfirmedNewsletterDays} days, and every letter has a link that ends it.
        </li>
        <li>
          A report of a review is kept with the name and the address that you gave, if you gave them, to tell
          you what was decided. Both, and your words, are forgotten {periods.reportDays} days after the
          decision; the name and the address earlier if you say so on the page of your report. Neither the
          business nor the author learns who reported.
        </li>
      </ul>
      <h2>If you have an account</h2>
      <ul>
        <li>
          Your name, your e-mail address, your time zone, your password as a hash that cannot be turned back,
          the key of your second factor (encrypted), and where you are signed in: the kind of device and the
          time.
        </li>
        <li>What you did in the business area, for the others who work there.</li>
        <li>
          All of it until you close your account. An account whose address was never confirmed is erased after{' '}
          {periods.unconfirmedDays} days.
        </li>
      </ul>
      <h2>If you only read</h2>
      <ul>
        <li>
          No cookie but the one that remembers light or dark, if you choose one. An account keeps one that
          holds you signed in. No tracking, no advertising.
        </li>
        <li>Nothing is loaded from other companies: fonts, scripts and pictures come from this service.</li>
        <li>A widget on somebody’s site sets no cookie and remembers nobody.</li>
        <li>
          Your address on the network counts against abuse for a short while and is not tied to what you read.
          How often the contact form is sent is counted a day, without persons.
        </li>
      </ul>
      <h2>Why this is allowed</h2>
      <p>
        Publishing a review rests on your consent (Art. 6(1)(a) GDPR), an account on the contract with you
        (b), deciding reports on the law that asks for it (c), and guarding against abuse, answering messages,
        and keeping the log on the legitimate interest in reviews that can be believed (f). Invitations rest
        on what the business stated: your consent, or its interest in asking its own customers.
      </p>
      <h2>The analysis</h2>
      <p>
        Reviews are read by software for what they praise and blame. It runs within this service, decides
        nothing about anybody and looks at the text alone.
      </p>
      <h2>Who else sees it</h2>
      <p>
        The business that a review is about sees it, its author’s name and the answers to its questions. Mail
        goes out by the operator’s mail provider{takesPayments && ', and payments go through Stripe'}. Nobody
        else gets anything.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see, correct, take with you, restrict and erase what is kept about you, withdraw a consent for
        the future and object. For a review the link in your e-mail is the quickest way; for everything else
        write to the address above. The answer comes within a month.
      </p>
    </LegalPage>
  )
}
