import { Link } from 'react-router'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { db } from '#app/platform/database.server.ts'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/about'
import { Prose } from './prose.tsx'

export const handle = { scripts: 'apart' }

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'About us · Vouchsafe',
    description: 'What Vouchsafe is, what it promises, and who runs this copy of it.',
  })

// GET /about
export async function loader() {
  const { operatorName, operatorEmail, hosting, operatesForItself } = await findInstanceSettings(db)
  return { operatorName, operatorEmail, hosting, operatesForItself }
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { operatorName, operatorEmail, hosting, operatesForItself } = loaderData
  return (
    <Prose
      lead="A service for reviews in which nothing is hidden, and every claim can be checked."
      title="About us"
    >
      <h2>What it is</h2>
      <p>
        Vouchsafe is software that collects reviews from the customers of a business, reads them, and shows
        them: on a public page here and on the business’s own site. Anybody may host it, on a machine of their
        own and without a key to any other service.
      </p>
      <h2>Why</h2>
      <p>
        Stars are easy to bend. Bad ones vanish, good ones are bought, and a summary says what its author
        would like to read. So every review here is published by the same checks whatever its rating, every
        summary opens onto the sentences that it rests on, every author holds a signed receipt, and every act
        on a review leaves an entry in a log.
      </p>
      <p>
        The dots under our name are a proofreader’s mark: <i>stet</i>, let it stand. It is set under words
        that somebody struck out and that are to stay.
      </p>
      <h2>Who runs this copy</h2>
      <p>
        {operatorName ?? 'Its operator'} runs it and answers for it
        {operatesForItself && ', for their own business alone'}.
        {hosting && ` The data is stored at ${hosting}.`} Write to{' '}
        <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>, or see the <Link to="/imprint">imprint</Link>
        .
      </p>
      <h2>More</h2>
      <ul>
        <li>
          <Link to="/review-policy">The rules for reviews</Link>
        </li>
        <li>
          <Link to="/blog">What is new</Link>
        </li>
        <li>
          <Link to="/demo">One review, seen by three</Link>
        </li>
      </ul>
    </Prose>
  )
}
