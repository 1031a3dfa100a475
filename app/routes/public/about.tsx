import { Link } from 'react-router'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { db } from '#app/platform/database.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import { SampleReview } from '#app/ui/sample-review.tsx'
import type { Route } from './+types/about'
import { Points } from './points.tsx'
import { wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'About us · Vouchsafe',
    description: 'What Vouchsafe is, what it promises, and who runs this service.',
  })

// GET /about
export async function loader() {
  const { operatorName, operatorEmail, hosting, operatesForItself } = await findInstanceSettings(db)
  return { operatorName, operatorEmail, hosting, operatesForItself }
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { operatorName, operatorEmail, hosting, operatesForItself } = loaderData
  return (
    <PageBeside
      below={
        <div className="grid gap-12">
          <Points
            points={[
              ['check', 'The same checks', 'For every review, whatever its stars.'],
              ['pen', 'Signed receipts', 'Every author can prove what they wrote.'],
              ['scale', 'Public counts', 'Everyone sees what was removed, and why.'],
            ]}
          />
          <section
            aria-labelledby="operator"
            className="grid gap-x-8 gap-y-3 border-t border-line pt-8 lg:grid-cols-[1fr_2fr]"
          >
            <h2 className="text-2xl" id="operator">
              Who runs this service
            </h2>
            <p className="max-w-measure wrap-anywhere">
              {operatorName ?? 'Its operator'} is responsible for it
              {operatesForItself && ', for their own business only'}.
              {hosting && ` The data is stored at ${hosting}.`} Write to{' '}
              <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>, or see the{' '}
              <Link to="/imprint">imprint</Link> and the <Link to="/review-policy">rules for reviews</Link>.
            </p>
          </section>
        </div>
      }
      beside={<SampleReview />}
      isPicture
      lead="Ratings are easy to manipulate. Here you can check: nothing is hidden, and anyone can host it."
      title="About us"
    >
      <ButtonLink className="justify-self-start" isLarge kind="primary" to="/demo">
        Try it with one review
      </ButtonLink>
    </PageBeside>
  )
}
