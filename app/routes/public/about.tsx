import { Link } from 'react-router'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { db } from '#app/platform/database.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
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
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader lead="Customer reviews with nothing hidden and every claim checkable." title="About us" />
      <div className="grid items-center gap-x-20 gap-y-10 lg:grid-cols-2">
        <div className="grid justify-items-start gap-5">
          <h2 className="text-4xl">Ratings are easy to manipulate. Here you can check.</h2>
          <p>
            Vouchsafe collects reviews of a business, analyses them and shows them, here and on the business’s
            own site. Anyone can host it.
          </p>
          <ButtonLink isLarge kind="primary" to="/demo">
            Try it with one review
          </ButtonLink>
        </div>
        <SampleReview />
      </div>
      <section aria-label="What it promises" className="mt-14 border-t border-rule pt-8">
        <Points
          points={[
            ['check', 'The same checks', 'For every review, whatever its stars.'],
            ['pen', 'Signed receipts', 'Every author can prove what they wrote.'],
            ['scale', 'Public counts', 'Everyone sees what was removed, and why.'],
          ]}
        />
      </section>
      <div className="mt-14 grid items-center gap-x-20 gap-y-10 border-t border-rule pt-10 lg:grid-cols-2">
        <section aria-labelledby="operator" className="grid gap-3">
          <h2 className="text-3xl" id="operator">
            Who runs this service
          </h2>
          <p className="wrap-anywhere">
            {operatorName ?? 'Its operator'} is responsible for it
            {operatesForItself && ', for their own business only'}.
            {hosting && ` The data is stored at ${hosting}.`} Write to{' '}
            <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>, or see the{' '}
            <Link to="/imprint">imprint</Link> and the <Link to="/review-policy">rules for reviews</Link>.
          </p>
        </section>
        <figure className="grid gap-4 rounded-surface border border-line bg-sheet px-6 py-12 text-center">
          <p className="font-display text-3xl sm:text-4xl">
            <span className="stet">
              <s className="decoration-negative decoration-1">The coffee was cold.</s>
            </span>
          </p>
          <figcaption className="text-sm text-muted">
            Dots under a struck line are a proofreader’s mark: <i>stet</i>, let it stand.
          </figcaption>
        </figure>
      </div>
    </div>
  )
}
