import { Link } from 'react-router'
import { contactAddress } from '#app/platform/site.server.ts'
import type { Route } from './+types/terms'
import { Prose } from './prose.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Terms of service · Vouchsafe' }]

export function loader() {
  return { contact: contactAddress() }
}

// GET /terms-of-service
export default function Terms({ loaderData: { contact } }: Route.ComponentProps) {
  return (
    <Prose
      lead="What a business, a customer and the operator of this service may expect of one another."
      title="Terms of service"
    >
      <h2>Who runs this service</h2>
      <p>
        Vouchsafe is software that anybody may host. This copy of it is run by its operator, whom you reach at{' '}
        <a href={`mailto:${contact}`}>{contact}</a>. The operator answers for the service; the makers of the
        software do not take part in it and see none of its data.
      </p>
      <h2>If you write a review</h2>
      <ul>
        <li>Write about something that you lived through with this business, in your own words.</li>
        <li>Leave out personal data of others, threats, advertising and what the law forbids.</li>
        <li>
          Your words stay yours. You allow this service and the business to show them as you agreed when you
          sent them.
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
        <li>Do not write reviews of yourself or of competitors, and let nobody do so for you.</li>
        <li>You may answer each review in public, once, and change your answer.</li>
        <li>
          You may challenge a review for a listed reason. The operator decides, and the author is heard.
        </li>
        <li>Where you show a selection of reviews, it says so and links to all of them.</li>
      </ul>
      <h2>What gets published</h2>
      <p>
        The same checks apply to every rating: copies, links and advertising, personal data of others, bursts.
        What passes is published at once. What does not pass is decided by a person within three days, and its
        author is told why. Nobody can hold back, delay or change a review because of its rating or its tone,
        and no plan buys that.
      </p>
      <h2>Plans</h2>
      <p>
        The <Link to="/#pricing">plans and their prices</Link> say what each of them includes. A plan can be
        changed or ended at any time. On a smaller plan nothing that was collected is hidden or deleted.
      </p>
      <h2>Accounts</h2>
      <p>
        Keep your password to yourself and your address up to date. The operator may close an account that is
        used against these terms, and says why. You may close yours whenever you like.
      </p>
      <h2>Liability and law</h2>
      <p>
        Opinions in reviews are those of their authors. The operator runs the service with care and takes
        backups, but cannot promise that it is never interrupted. Your rights under the law of the country in
        which you live, as a consumer above all, stay as they are.
      </p>
      <h2>Changes</h2>
      <p>When these terms change in substance, businesses with an account are told by e-mail beforehand.</p>
    </Prose>
  )
}
