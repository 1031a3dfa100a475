import { OperatorCard } from '#app/features/instance/operator-card.tsx'
import { periods } from '#app/periods.ts'
import { Badge } from '#app/ui/badge.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { Sample, SampleReviewLines } from '#app/ui/sample.tsx'
import type { Route } from './+types/privacy'
import { LegalPage } from './legal-page.tsx'
import { findLegalFacts, wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta = pageMeta(
  'Privacy policy · Vouchsafe',
  'What this service stores about you, why, for how long, and how to have it deleted.',
)

export const loader = async ({ request }: Route.LoaderArgs) => ({
  facts: await findLegalFacts(request),
})

// GET /privacy-policy
export default function Privacy({ loaderData: { facts } }: Route.ComponentProps) {
  const { operator, takesPayments, modelAt } = facts
  return (
    <LegalPage
      facts={facts}
      inShort={[
        ['eye', 'No tracking', 'No advertising, and nothing loaded from third parties.'],
        ['letter', 'Your address stays private', 'We use it to confirm your review and write about it.'],
        ['bin', 'Erase it yourself', 'The link in your email erases your review.'],
        ['clock', 'Nothing unconfirmed stays', `We delete it after ${periods.unconfirmedDays} days.`],
        [
          'chip',
          'Analysed here',
          modelAt
            ? 'A business may agree to a language model elsewhere; names are left out.'
            : 'Software inside this service analyses reviews.',
        ],
        ['scale', 'Your rights', 'Access, correct, export, object: answered within a month.'],
      ]}
      picture={
        <Sample isPicture>
          <div className="grid justify-items-start gap-4">
            <SampleReviewLines rating={5} text="Arrived early and well packed. I would order again." />
            <Badge kind="good">Everyone sees this</Badge>
          </div>
          <div className="grid justify-items-start gap-4 border-t border-line pt-5">
            <p className="text-base text-muted">anna.keller@example.org</p>
            <Badge>Never shown</Badge>
          </div>
        </Sample>
      }
      title="Privacy policy"
    >
      <h2>Who is responsible</h2>
      <p>The operator of this copy of Vouchsafe. Contact them about anything on this page.</p>
      <OperatorCard operator={operator} />
      <p>
        You may also complain to the data protection authority of the country you live in.
        {operator.hosting && <> The data is stored at {operator.hosting}.</>}
      </p>
      <h2>If you write a review</h2>
      <ul>
        <li>
          Public: your review, the name you chose, the date, how the review came in, whether you received
          something for it, when you edited it and how many stars it had before, and those of your answers to
          the business’s questions that the form marks as public.
        </li>
        <li>
          Stored but not public: your email address, to confirm the review and to contact you about it; your
          order number, if the shop’s link contained it; the consent you gave and when; earlier versions of
          your review.
        </li>
        <li>
          A keyed hash of the network that you sent the review from, a different one for each business, so
          that groups of similar reviews can be found. We delete it after {periods.networkDays} days.
        </li>
        <li>
          Photos and a video, if you add any: we keep the pictures and the sound, and remove the place, the
          time and the camera. The operator looks at each before it is public; a refused one is deleted, and
          only the reason stays. They go with your review, or when you remove them.
        </li>
        <li>We delete a review whose address is not confirmed after {periods.unconfirmedDays} days.</li>
        <li>
          The log contains a fingerprint of each step of your review, but neither your text nor your name.
          When you erase your review, we delete the text and the key that links it to the fingerprint. Backups
          may contain them until they are replaced.
        </li>
        <li>What you type into the form stays in your browser until you submit it.</li>
      </ul>
      <h2>If a business invited you</h2>
      <ul>
        <li>
          The business gave us your name, your email address and perhaps your order number, and stated why it
          may email you. The invitation names the business and that reason.
        </li>
        <li>
          We record that your mail server accepted the email, that the page behind its link was opened, and
          that a review was submitted. There is no tracking pixel that reports when you read it.
        </li>
        <li>
          An invitation is valid for {periods.invitationDays} days. {periods.invitedMonths} months after it
          ended we erase your name, address and order number, and keep only a fingerprint of the address, so
          that you can still stop invitations. One click stops all invitations from that business; we then
          keep only a fingerprint of your address, so that you are not invited again.
        </li>
      </ul>
      <h2>If you write to us</h2>
      <ul>
        <li>
          We store a contact message with your name, your email address and your browser type, and erase it{' '}
          {periods.settledMessageDays} days after it was answered or closed, at the latest{' '}
          {periods.unsettledMessageDays} days after its last change.
        </li>
        <li>
          The newsletter goes only to confirmed addresses. We delete unconfirmed ones after{' '}
          {periods.unconfirmedNewsletterDays} days, and every issue has an unsubscribe link.
        </li>
        <li>
          We store a report of a review with your name and email address, if you gave them, so that we can
          tell you the decision. We delete them and your text {periods.contestableMonths} months after the
          decision, or your name and address earlier if you ask for it on the page of your report. Only the
          operator learns who reported.
        </li>
      </ul>
      <h2>If you have an account</h2>
      <ul>
        <li>
          Your name, your email address, your time zone, your password as an irreversible hash, the key of
          your second factor (encrypted), the public keys of your passkeys, and where you are signed in: the
          type of device and the time.
        </li>
        <li>What you did in the business area, visible to the other members of the business.</li>
        <li>
          We keep all of this until you close your account. We delete an account whose address was never
          confirmed after {periods.unconfirmedDays} days.
        </li>
        <li>
          When you stop working for a business, we keep keyed hashes of your account and your mailbox for{' '}
          {periods.formerMemberMonths} months, so that a review of it by you is marked as an insider’s. They
          hold no name and no address.
        </li>
        <li>
          Of a closed business that received reviews we keep its numbers for {periods.recordYears} years
          (dates, counts by stars, removals and their reasons, average) with keyed hashes of its names and
          domains and of the accounts and mailboxes of its owners of the last year, so that closing and
          opening it again does not hide its record. They hold no text and no name.
        </li>
      </ul>
      <h2>If you only read</h2>
      <ul>
        <li>
          No cookies, except one that remembers light or dark mode if you choose it, and those of an account:
          one keeps you signed in, one tells us that this browser has signed in to your account before, so
          that strangers’ wrong passwords cannot lock you out, and others remember for a short time which step
          of signing up or signing in you have reached. After you send a form, one that says nothing about you
          may last five seconds, so that you see what you sent. No tracking, no advertising.
        </li>
        <li>Nothing is loaded from third parties: fonts, scripts and images come from this service.</li>
        <li>
          A widget on another site sets no cookies and recognises nobody. It tells this service that it was
          seen or clicked, and on which page, unless its business has switched that off. We add it to a count
          for the day and keep nothing about you. Numbers, addresses and keys in the page’s address are left
          out.
        </li>
        <li>
          If you mark a review as helpful, we store the review and a keyed hash of your network, so that each
          network counts once a day. The hash is a different one every day. We delete it the next day and keep
          only the count.
        </li>
        <li>
          Of a review that was erased or that the operator removed we keep keyed hashes of its words (of a
          short one with the name, of stars alone with the name and the day) for as long as the business is
          here, so that no import brings it back.
        </li>
        <li>
          We use your IP address for a short time to prevent abuse and do not link it to what you read. We
          count how often the contact form is sent per day, without personal data.
        </li>
      </ul>
      <h2>Why this is allowed</h2>
      <p>
        We publish a review on the basis of your consent (Art. 6(1)(a) GDPR), provide an account on the basis
        of our contract with you (b), and decide reports because the law requires it (c). Preventing abuse,
        answering messages and keeping the log rest on the legitimate interest in trustworthy reviews (f).
        Invitations rest on what the business stated: your consent, or its interest in asking its own
        customers.
      </p>
      <h2>The analysis</h2>
      <p>
        Software analyses what reviews praise and criticise. It runs inside this service, looks only at the
        text and makes no decisions about people.
      </p>
      <h2>Who else sees it</h2>
      <p>
        The business sees the reviews about it, the authors’ names and the answers to its questions. Mail is
        sent through the operator’s mail provider{takesPayments && ', and payments go through Stripe'}.{' '}
        {modelAt &&
          `Where a business agrees to it, words of its reviews and replies go to a language model at ${modelAt}, with names, addresses and numbers left out. `}
        A business may have the public words of its reviews sent to programs of its own, and have its shop’s
        provider asked about an order number. The service sends data to nobody else.
      </p>
      <h2>Your rights</h2>
      <p>
        You have the right to access, correct, export, restrict and erase your data, to withdraw your consent
        for the future and to object. For a review, the link in your email is the quickest way; for everything
        else, write to the address above: we mail a code to the address that it is about, or, if you no longer
        have that mailbox, a notice that it can stop for a week. You get an answer within a month. Of an
        erased address we keep a keyed hash beside our database, so that a restored backup is erased again.
      </p>
    </LegalPage>
  )
}
