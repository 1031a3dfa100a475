import { Link } from 'react-router'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { db } from '#app/platform/database.server.ts'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import { SampleReview } from '#app/ui/sample-review.tsx'
import type { Route } from './+types/about'
import { wordsHeaders } from './public-page.server.ts'
import { Prose } from './text-page.tsx'

export const headers = wordsHeaders

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
      beside={<SampleReview />}
      lead="Customer reviews with nothing hidden and every claim checkable."
      title="About us"
    >
      <h2>What it is</h2>
      <p>
        Vouchsafe collects reviews of a business, analyses them and shows them, here and on the business’s own
        site. Anyone can host it.
      </p>
      <h2>Why</h2>
      <p>
        Ratings are easy to manipulate. Here every review passes the same checks, every summary links to the
        sentences it rests on, every author gets a signed receipt, and a public page counts what was removed
        and why.
      </p>
      <p>
        The dots under our name are a proofreader’s mark: <i>stet</i>, let it stand.
      </p>
      <h2>Who runs this copy</h2>
      <p>
        {operatorName ?? 'Its operator'} runs this copy and is responsible for it
        {operatesForItself && ', for their own business only'}.
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
          <Link to="/demo">One review, three views: author, business and visitor</Link>
        </li>
      </ul>
    </Prose>
  )
}
