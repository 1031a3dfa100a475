import { Link } from 'react-router'
import { OperatorCard } from '#app/features/instance/operator-card.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/terms'
import { findLegalFacts } from './legal.server.ts'
import { LegalPage } from './legal-page.tsx'
import { wordsHeaders } from './words-headers.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Terms of service · Vouchsafe',
    description: 'What a business, a customer and the operator of this service may expect of one another.',
  })

export const loader = async ({ request }: Route.LoaderArgs) => ({ facts: await findLegalFacts(request) })

// GET /terms-of-service
export default function Terms({ loaderData: { facts } }: Route.ComponentProps) {
  const { operator, takesPayments } = facts
  return (
    <LegalPage
      facts={facts}
      lead="What a business, a customer and the operator of this service may expect of one another."
      title="Terms of service"
    >
      <h2>Who runs this service</h2>
      <p>
        Vouchsafe is software that anybody may host. This copy of it is run by its operator, who answers for
        the service; the makers of the software do not take part in it and see none of its data.
      </p>
      <OperatorCard operator={operator} />
      <h2>If you write a review</h2>
      <ul>
        <li>Write about something that you lived through with this business, in your own words.</li>
        <li>Leave out personal data of others, threats, advertising and what the law forbids.</li>
        <li>
          Say so if you got something for the review. The business may give it to everybody or to nobody, and
          whatever the rating.
        </li>
        <li>
          Your words stay yours. You allow this service and the business to show them as you agreed when you
          sent them, and you can take that back.
        </li>
        <li>You can change, withdraw or erase your review at any time by the link in your e-mail.</li>
        <li>You get a signed receipt, with which you can show what you wrote and when.</li>
      </ul>
      <h2>If you are a business</h2>
      <ul>
        <li>
          Ask every customer alike. Do not pay for a rating, and do not ask only those who you think are
          pleased.
        </li>
        <li>
          Invite only people whom you may write to: because they agreed, or because they are your customers
          and the law of your country allows it. You state which when you invite, and you answer for it.
        </li>
        <li>Do not write reviews of yourself or of competitors, and let nobody do so for you.</li>
        <li>You may answer each review in public, once, and change your answer.</li>
        <li>
          You may challenge a review for a listed reason. The operator decides, and the author is heard.
        </li>
        <li>Where you show a selection of reviews, it says so and links to all of them.</li>
        <li>
          For the personal data of the people whom you invite you are the controller and the operator is your
          processor (article 28 GDPR); this section and the privacy policy describe the processing. For
          published reviews the operator is the controller.
        </li>
      </ul>
      <h2>What gets published</h2>
      <p>
        The <Link to="/review-policy">review policy</Link> is part of these terms. In short: the same checks
        apply to every rating, what passes is published at once, and nobody can hold back, delay or change a
        review because of its rating or its tone. No plan buys that.
      </p>
      <h2>Plans</h2>
      <p>
        The <Link to="/#pricing">plans and their prices</Link> say what each of them includes. A plan can be
        changed or ended at any time. On a smaller plan nothing that was collected is hidden or deleted.{' '}
        {takesPayments
          ? 'Payments go through Stripe; a paid plan renews until you end it, and runs to the end of the period that is paid.'
          : 'This copy of the service takes no money.'}
      </p>
      <h2>Accounts</h2>
      <p>
        Keep your password to yourself and your address up to date. The operator may close an account that is
        used against these terms, says why, and hears you. You may close yours whenever you like and take your
        data with you.
      </p>
      <h2>Liability and law</h2>
      <p>
        Opinions in reviews are those of their authors. The operator runs the service with care and takes
        backups, but cannot promise that it is never interrupted.{' '}
        {operator.jurisdiction && <>The law of {operator.jurisdiction} applies. </>}
        Your rights under the law of the country in which you live, as a consumer above all, stay as they are.
      </p>
      <h2>Changes</h2>
      <p>When these terms change in substance, businesses with an account are told by e-mail beforehand.</p>
    </LegalPage>
  )
}
