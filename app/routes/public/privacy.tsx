import { contactAddress } from '#app/platform/site.server.ts'
import type { Route } from './+types/privacy'
import { Prose } from './prose.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Privacy policy · Vouchsafe' }]

export function loader() {
  return { contact: contactAddress() }
}

// GET /privacy-policy
export default function Privacy({ loaderData: { contact } }: Route.ComponentProps) {
  return (
    <Prose
      lead="What this service keeps about you, why, for how long, and how you get rid of it."
      title="Privacy policy"
    >
      <h2>Who is responsible</h2>
      <p>
        The operator of this copy of Vouchsafe: <a href={`mailto:${contact}`}>{contact}</a>. Write there for
        everything on this page. You may also complain to the data protection authority of the country in
        which you live.
      </p>
      <h2>If you write a review</h2>
      <ul>
        <li>Shown in public: your review, the name that you chose, the date, and how the review came in.</li>
        <li>
          Kept and not shown: your e-mail address, to confirm the review and to reach you about it; the text
          that you agreed to and when.
        </li>
        <li>A review whose address is not confirmed is erased after 30 days.</li>
        <li>
          In the log stands a fingerprint of each act on your review. It holds neither your words nor your
          name. When you have your review erased, the text goes, and with it the key that tied it to the
          fingerprint.
        </li>
      </ul>
      <h2>If you have an account</h2>
      <ul>
        <li>
          Your name, your e-mail address, your password as a hash that cannot be turned back, your sessions.
        </li>
        <li>What you did in the business area, for the others who work there.</li>
        <li>All of it until you close your account.</li>
      </ul>
      <h2>If you only read</h2>
      <ul>
        <li>
          No cookie but the one that remembers light or dark, if you choose one. No tracking, no advertising.
        </li>
        <li>Nothing is loaded from other companies: fonts, scripts and pictures come from this service.</li>
        <li>
          Your address on the network counts against abuse for a short while and is not tied to what you read.
        </li>
      </ul>
      <h2>Why this is allowed</h2>
      <p>
        Publishing a review rests on your consent (Art. 6(1)(a) GDPR), an account on the contract with you
        (b), guarding against abuse and keeping the log on the legitimate interest in reviews that can be
        believed (f).
      </p>
      <h2>The analysis</h2>
      <p>
        Reviews are read by software for what they praise and blame. It runs within this service, decides
        nothing about anybody and looks at the text alone.
      </p>
      <h2>Who else sees it</h2>
      <p>
        The business that a review is about sees it and its author’s name. Mail goes out by the operator’s
        mail provider, and where paid plans are offered, payments go through Stripe. Nobody else gets
        anything.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see, correct, take with you, restrict and erase what is kept about you, withdraw a consent for
        the future and object. For a review the link in your e-mail is the quickest way; for everything else
        write to the address above.
      </p>
    </Prose>
  )
}
