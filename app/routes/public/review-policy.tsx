import { Link } from 'react-router'
import {
  challengeReasonHelp,
  challengeReasons,
  challengeReasonText,
  failedCheckNames,
  failedCheckText,
  tombstoneReasons,
} from '#app/features/reviews/review.vocabulary.ts'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/review-policy'
import { findLegalFacts } from './legal.server.ts'
import { LegalPage } from './legal-page.tsx'
import { periodsOfPolicy } from './policy-periods.server.ts'

export const handle = { scripts: 'apart' }

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Review policy · Vouchsafe',
    description: 'How reviews are checked, challenged, reported, removed and appealed on this service.',
  })

export const loader = async ({ request }: Route.LoaderArgs) => ({
  facts: await findLegalFacts(request),
  periods: periodsOfPolicy(),
})

const hiddenAtOnce = tombstoneReasons.map((reason) => challengeReasonText[reason].toLowerCase())

// GET /review-policy
export default function ReviewPolicy({ loaderData: { facts, periods } }: Route.ComponentProps) {
  return (
    <LegalPage
      facts={facts}
      lead="How a review gets here, who may object to it, who decides, and what its author can do."
      title="Review policy"
    >
      <h2>Who may write</h2>
      <p>
        Anybody who dealt with the business. Each review says how we know: <b>verified purchase</b> came by a
        link that the shop signed for one order; <b>invited</b> by an invitation that works once;{' '}
        <b>confirmed</b> means that the address was confirmed, no more; <b>imported</b> was written elsewhere,
        names its source, and is never part of the score. The system sets this mark, nobody types it. A review
        whose address is not confirmed within {periods.unconfirmedDays} days is erased.
      </p>
      <h2>What is checked before publishing</h2>
      <p>
        A program checks every review alike. It is not given the rating. A review stops when one of these is
        so:
      </p>
      <ul>
        {failedCheckNames.map((name) => (
          <li key={name}>{failedCheckText[name]}</li>
        ))}
      </ul>
      <p>
        Every other review is published at once. What stopped is read by the operator, who decides within{' '}
        {periods.decisionDays} days, and its author is told why.
      </p>
      <h2>What a business can and cannot do</h2>
      <p>
        It can answer in public, once, and change the answer. It can challenge. It cannot edit, delay, hide,
        sort out or delete a review, on any plan. It chooses the reason of a challenge on a page that shows
        the words and not the stars; whether it had seen the stars before is recorded and counted in public.
      </p>
      <h2>Challenges</h2>
      <p>A business may challenge a review for one of these reasons, and has to say on what grounds:</p>
      <ul>
        {challengeReasons.map((reason) => (
          <li key={reason}>
            <b>{challengeReasonText[reason]}.</b> {challengeReasonHelp[reason]}
          </li>
        ))}
      </ul>
      <p>
        The review stays visible, marked as challenged, while its author is asked. The operator decides within{' '}
        {periods.decisionDays} days. Only for{' '}
        {new Intl.ListFormat('en', { type: 'disjunction' }).format(hiddenAtOnce)} is it hidden at once; a
        dated notice with the reason stands in its place, and the operator confirms or restores.
      </p>
      <h2>Reports</h2>
      <p>
        Anybody can report a review or an answer by the link beside it, with or without an account (article 16
        of the Digital Services Act). Who leaves an address gets a receipt at once and the decision with its
        reasons later. A person decides, not a program.
      </p>
      <h2>Removal and appeal</h2>
      <p>
        When a review is removed, its author gets a statement of reasons: what was decided, on which facts and
        which rule, and what can be done (article 17). The author can repair the review, and can appeal once;
        the appeal is decided by the operator. Courts and, in the European Union, certified bodies of
        out-of-court settlement (article 21) stay open.
      </p>
      <h2>Rewards</h2>
      <p>
        A business may thank its customers for a review only if it does so whatever they write, and if it says
        so: each such review carries the mark “Given an incentive” with what it was. Paying for good ratings,
        or against bad ones, may end an account.
      </p>
      <h2>The score</h2>
      <p>
        The plain average of all published reviews that were collected here, each counted once and alike,
        however old. It is always shown with their number and the period. Imported and sample reviews are not
        part of it.
      </p>
      <h2>How this can be checked</h2>
      <p>
        Each step of a review is entered in a log at the moment it happens, and its author holds a signed
        receipt of it. Each business has a transparency page with the numbers: what was challenged, held and
        removed, for which reason and at which stars. You find the link on every{' '}
        <Link to={facts.hasDirectory ? '/businesses' : '/'}>business’s page</Link>.
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
