import { Link } from 'react-router'
import { photoRefusals, photoRefusalText } from '#app/features/media/photo.vocabulary.ts'
import {
  leastOpenChallenges,
  openChallengeShare,
  recentDays,
  urgentReasons,
} from '#app/features/moderation/case.vocabulary.ts'
import {
  type ChallengeReason,
  challengeReasonHelp,
  challengeReasons,
  challengeReasonText,
  failedCheckNames,
  failedCheckText,
  findableReasons,
} from '#app/features/reviews/review.vocabulary.ts'
import { formatChoices, formatPercent } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { pageMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/review-policy'
import { LegalPage } from './legal-page.tsx'
import { KeptReview } from './points.tsx'
import { findLegalFacts, wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta = pageMeta(
  'Review policy · Vouchsafe',
  'How reviews are checked, challenged, reported, removed and appealed on this service.',
)

export const loader = async ({ request }: Route.LoaderArgs) => ({
  facts: await findLegalFacts(request),
})

const named = (reasons: readonly ChallengeReason[]) =>
  formatChoices(reasons.map((reason) => challengeReasonText[reason].toLowerCase()))

// GET /review-policy
export default function ReviewPolicy({ loaderData: { facts } }: Route.ComponentProps) {
  return (
    <LegalPage
      facts={facts}
      inShort={[
        ['pen', 'Written', 'By anyone who dealt with the business.'],
        ['check', 'Checked', 'The same way for every rating.'],
        ['globe', 'Published', 'At once, if it passes and its address is confirmed.'],
        ['flag', 'Challenged', 'A business gives a listed reason; it cannot delete.'],
        ['scale', 'Decided', 'By the operator, with reasons for the author.'],
        ['undo', 'Appealed', 'Authors can edit and appeal once.'],
      ]}
      picture={<KeptReview />}
      title="Review policy"
    >
      <h2>Who may write</h2>
      <p>
        Anyone who dealt with the business. Each review shows how it came; the system sets this mark, never
        the business. But the business chooses whom it invites.
      </p>
      <ul>
        <li>
          <b>Verified purchase:</b> the payment provider or shop system itself confirmed to us a paid order of
          this address, not refunded when we asked.
        </li>
        <li>
          <b>Invited by the business:</b> through a single-use invitation or an order link of its shop.
        </li>
        <li>
          <b>Address confirmed:</b> without an invitation.
        </li>
        <li>
          <b>Imported:</b> written elsewhere, names its source and never counts towards the score. Ratings out
          of ten are halved, half stars rounded down.
        </li>
        <li>
          <b>Insider:</b> written by somebody who works for or with the business, and says so.
        </li>
      </ul>
      <p>
        Anyone who writes without an invitation that we mailed confirms the address by email; we delete a
        review that is not confirmed within {periods.unconfirmedDays} days.
      </p>
      <h2>People of the business</h2>
      <p>
        The form asks whether its author works for or with the business, or is close to its owner. Such a
        review is published, marked “Insider”, and is never part of the score or of a counter. Without that
        answer, a review is refused if it comes from the address of the owner, of a colleague or of this
        service’s operator, from the domain that the business has proven to be its own, or while one of them
        is signed in; also for {periods.formerMemberMonths} months after somebody stopped working for it.
        Case, plus signs and the dots of Gmail addresses make no difference. From the domain of a website that
        is not proven, it is held for the operator. A business cannot invite the addresses of its owner and
        colleagues or those of its proven domain. We cannot recognise everybody else who is close to a
        business; their reviews can be challenged for a conflict of interest.
      </p>
      <h2>Photos and videos</h2>
      <p>
        An author may add photos and a video to a confirmed review. The text is published as ever; the
        operator looks at each photo and video first, without seeing the stars, within {periods.decisionDays}{' '}
        days. It is refused and deleted for:{' '}
        {formatChoices(photoRefusals.map((reason) => photoRefusalText[reason].toLowerCase()))}. Its author is
        told why. The business has no part in it. Whoever is in one reports the review it belongs to, and the
        operator can take it off alone. The business’s record counts what was shown, refused and waits, by the
        stars of the reviews.
      </p>
      <h2>What is checked before publishing</h2>
      <p>
        A program checks every review in the same way, without knowing the rating. A review is held if one of
        these applies:
      </p>
      <ul>
        {failedCheckNames.map((name) => (
          <li key={name}>{failedCheckText[name]}</li>
        ))}
      </ul>
      <h3>Copies and repeats</h3>
      <p>
        Names, headlines and public answers are checked like the text. A text of fewer than about five words
        is never taken for a copy. Customers may answer each invitation that we mailed, at most one in{' '}
        {periods.reviewAgainDays} days; otherwise, also with an order link, a person may review a business
        once in {periods.reviewAgainDays} days, also where the first review was withdrawn or removed. Several
        addresses of one mailbox count as one person. An edited or restored review is checked again; what
        others have sent since does not hold back the edit of a public review.
      </p>
      <h3>Groups</h3>
      <p>
        A group is at least five reviews of one business that share the same two of these: mail domain (public
        mail and internet providers left out), network, hour, wording. Reviews answer a wave of invitations
        within hours, so the hour does not count for those that we mailed. The fifth and later ones are held,
        whatever their stars; those already published stay. Neither authors nor the business learn what the
        reviews share. Guests of one event can look like a group; so the operator reads and decides. A step of
        the average alone holds nothing.
      </p>
      <h3>The rest</h3>
      <p>
        Every other review is published at once, or as soon as its author has confirmed the address. The
        operator reads held reviews, decides within {periods.decisionDays} days and tells the author why. Of
        these checks imported reviews pass those for links, advertising, personal data and threats: what fails
        is not imported.
      </p>
      <h2>What a business can and cannot do</h2>
      <ul>
        <li>It can reply to each review once, in public, and edit the reply. It can challenge a review.</li>
        <li>
          It cannot edit, delay, hide, filter out or delete one, on any plan: only the operator removes
          reviews. Where the operator is the business itself, its transparency page says so.
        </li>
        <li>
          It can take back an import as a whole for {periods.importDays} days, and the transparency page shows
          how many reviews disappeared with it, by stars.
        </li>
        <li>
          Closed and made again by the same account with the same domain or a similar name, it links to the
          numbers of the closed one for {periods.recordYears} years. Where only the name or domain is the
          same, the operator decides, within {periods.decisionDays} days, and the owner may object.
        </li>
        <li>
          It chooses the reason for a challenge on a page that shows the text but not the stars; we record
          whether we had shown it the stars before and publish how often.
        </li>
      </ul>
      <h2>Challenges</h2>
      <p>A business may challenge a review for one of these reasons and must state its grounds:</p>
      <ul>
        {challengeReasons.map((reason) => (
          <li key={reason}>
            <b>{challengeReasonText[reason]}.</b> {challengeReasonHelp[reason]}
          </li>
        ))}
      </ul>
      <p>
        The review stays visible, marked as challenged, and keeps counting while we ask its author. The author
        has {periods.challengeReplyHours} hours to reply; the operator decides within {periods.decisionDays}{' '}
        days after that and does not remove the review before, unless it is for {named(urgentReasons)}, or
        somebody reported child sexual abuse.
      </p>
      <p>
        The words are hidden before the decision only where our own check agrees: when the challenge is for{' '}
        {named(findableReasons)} and a program finds just that in this very text. A dated notice with the
        reason then takes the place of the words; the stars stay visible and stay in the average and in every
        count. A text that the operator has already read and kept is not hidden again. When the author edits
        the text so that our check no longer agrees, the words are public again.
      </p>
      <p>
        A business may have {leastOpenChallenges} challenges open at a time, or{' '}
        {formatPercent(openChallengeShare)} of its reviews of the last {recentDays} days if that is more
        (imported reviews do not count). Once the operator has decided about a challenge or accepted an
        appeal, the business cannot challenge that wording again.
      </p>
      <h2>Reports</h2>
      <p>
        Anyone can report a review or a reply through the link beside it, without an account (article 16 of
        the Digital Services Act). A report alone hides nothing. The operator decides within{' '}
        {periods.decisionDays} days. People who give an email address get a receipt at once and the decision
        with its reasons later. A person decides, not a program.
      </p>
      <h2>Removal and appeal</h2>
      <p>
        When a review is removed or refused, its author gets a statement of reasons: the decision, the facts
        and the rule it rests on, and what the author can do (article 17). The author can edit the review and
        appeal once; the operator decides the appeal within {periods.decisionDays} days. The author may also
        go to court or, in the European Union, to a certified out-of-court settlement body (article 21).
      </p>
      <h2>Rewards</h2>
      <p>
        A business may reward customers for a review only if the reward does not depend on what they write,
        and only openly: each such review is marked “Given an incentive” and says what it was. Paying for good
        ratings, or to prevent bad ones, may end an account.
      </p>
      <h2>The score</h2>
      <p>
        The plain average of all published reviews collected here, except those of insiders. Each counts once,
        with equal weight, however old it is. The score is always shown with the number of reviews and the
        period. Imported and sample reviews do not count.
      </p>
      <h2>How this can be checked</h2>
      <p>
        Each step of a review is entered in a public log when it happens, and its author gets a signed
        receipt, which <a href="/log/verify.html">anybody can check</a>. On each business’s page your browser
        compares numbers and reviews with the log. Each business has a transparency page with the figures: how
        many reviews were challenged, held and removed, for which reasons and with how many stars. It is
        linked from every <Link to={facts.hasDirectory ? '/businesses' : '/'}>business’s page</Link>.
      </p>
      <h2>Which laws this follows</h2>
      <ul>
        <li>
          European Union: Directive (EU) 2019/2161 (annex I, 23b and 23c of the UCPD), the Digital Services
          Act, the GDPR.
        </li>
        <li>
          United Kingdom: Digital Markets, Competition and Consumers Act 2024, schedule 20, with the CMA’s
          guidance.
        </li>
        <li>United States: the FTC’s rule on consumer reviews and testimonials, 16 CFR part 465.</li>
      </ul>
      <p>It is aligned with ISO 20488 on online consumer reviews.</p>
    </LegalPage>
  )
}
