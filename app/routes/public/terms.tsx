import { Link } from 'react-router'
import { OperatorCard } from '#app/features/instance/operator-card.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/terms'
import { LegalPage } from './legal-page.tsx'
import { findLegalFacts, wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta = pageMeta(
  'Terms of service · Vouchsafe',
  'What businesses, customers and the operator of this service can expect from one another.',
)

export const loader = async ({ request }: Route.LoaderArgs) => ({ facts: await findLegalFacts(request) })

// GET /terms-of-service
export default function Terms({ loaderData: { facts } }: Route.ComponentProps) {
  const { operator, takesPayments } = facts
  return (
    <LegalPage
      facts={facts}
      inShort={[
        ['pen', 'Your words stay yours', 'Edit, withdraw or erase your review at any time.'],
        ['people', 'All customers alike', 'Businesses may not choose whom to ask, or pay for ratings.'],
        ['check', 'The same checks', 'For every rating, on every plan.'],
        ['flag', 'Challenge, not delete', 'A business gives its reason; the operator decides.'],
        ['lock', 'Nothing is taken away', 'A smaller plan hides and deletes nothing.'],
        takesPayments
          ? ['card', 'End it any time', 'A paid plan then runs to the end of its period.']
          : ['card', 'Nothing to pay here', 'This copy takes no payments.'],
      ]}
      picture={<WhoMayDoWhat />}
      title="Terms of service"
    >
      <h2>Who runs this service</h2>
      <p>
        Vouchsafe is software that anyone may host. The operator named here runs this copy and is responsible
        for it. The makers of the software are not involved and see none of its data.
      </p>
      <OperatorCard operator={operator} />
      <h2>If you write a review</h2>
      <ul>
        <li>Write about your own experience with this business, in your own words.</li>
        <li>Leave out other people’s personal data, threats, advertising and anything unlawful.</li>
        <li>
          Say so if you received something for the review. A business may only reward all reviews alike,
          whatever their rating.
        </li>
        <li>
          You keep the rights to your text. You allow this service and the business to show it as you agreed
          when you submitted it, and you can withdraw that consent.
        </li>
        <li>You can edit, withdraw or erase your review at any time through the link in your email.</li>
        <li>You get a receipt: our signature that we received exactly your words, and when.</li>
      </ul>
      <h2>If you are a business</h2>
      <ul>
        <li>
          Ask all customers alike. Do not pay for ratings, and do not ask only the customers you think are
          satisfied.
        </li>
        <li>
          Invite only people you are allowed to email: because they agreed, or because they are your customers
          and the law of your country allows it. You state which of the two applies, and you are responsible
          for it.
        </li>
        <li>Do not review yourself or your competitors, and do not let anyone do it for you.</li>
        <li>You may reply to each review once, in public, and edit your reply.</li>
        <li>
          You may challenge a review for a listed reason, a few at a time. The author is asked, and the
          operator decides. The review stays public and keeps counting until then; its words are hidden only
          where our own check agrees with you.
        </li>
        <li>If you show a selection of reviews, it says so and links to all of them.</li>
        <li>
          For the personal data of people you invite, you are the controller and the operator is your
          processor (article 28 GDPR); this section and the privacy policy describe the processing. For
          published reviews, the operator is the controller.
        </li>
      </ul>
      <h2>What gets published</h2>
      <p>
        The <Link to="/review-policy">review policy</Link> is part of these terms. In short: the same checks
        apply to every rating, reviews that pass are published at once, and nobody can hold back, delay or
        change a review because of its rating or its tone. No plan changes that.
      </p>
      <h2>Plans</h2>
      <p>
        The <Link to="/#pricing">price list</Link> shows what each plan includes. You can change or end a plan
        at any time. A smaller plan never hides or deletes anything you collected.{' '}
        {takesPayments
          ? 'Payments go through Stripe. A paid plan renews until you cancel it, and then runs to the end of the paid period. What is left of a plan that was bought twice is credited. Otherwise, a period that has begun is not refunded, except where the law gives you a right to withdraw: write to us through the contact page.'
          : 'This copy of the service takes no payments, whatever the price list shows.'}
      </p>
      <h2>Accounts</h2>
      <p>
        Keep your password secret and your email address up to date. The operator may close an account that
        breaks these terms, after telling you why and hearing your side. You may close your account at any
        time and take your data with you.
      </p>
      <h2>Liability and law</h2>
      <p>
        Opinions in reviews are those of their authors. The operator runs the service with care but cannot
        promise uninterrupted service.{' '}
        {operator.jurisdiction && <>The law of {operator.jurisdiction} applies. </>} Your statutory rights in
        the country where you live, in particular as a consumer, are not affected.
      </p>
      <h2>Changes</h2>
      <p>The operator emails businesses with an account before these terms change in substance.</p>
    </LegalPage>
  )
}

const acts = [
  ['Edit or erase a review', 'author'],
  ['Reply to it, once', 'business'],
  ['Challenge it', 'business'],
  ['Remove it, for a listed reason', 'operator'],
  ['Delay it for its rating', null],
] as const
const people = ['author', 'business', 'operator'] as const

const WhoMayDoWhat = () => (
  <div className="rounded-surface border border-line bg-sheet">
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-rule text-muted">
          <th className="p-3 text-left font-normal sm:px-6">Who may …</th>
          {people.map((each) => (
            <th className="py-3 pr-3 font-normal first-letter:uppercase sm:pr-6" key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {acts.map(([act, who]) => (
          <tr className="border-b border-line last:border-0" key={act}>
            <th className="p-3 text-left font-medium sm:px-6 sm:py-4" scope="row">
              {act}
            </th>
            {people.map((each) => (
              <td className="pr-3 text-center sm:pr-6" key={each}>
                {each === who ? <b className="text-success">Yes</b> : <span className="text-muted">No</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
