import { Link } from 'react-router'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { db } from '#app/platform/database.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/about'
import { Points } from './points.tsx'
import { wordsHeaders } from './public-page.server.ts'

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
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader lead="Customer reviews with nothing hidden and every claim checkable." title="About us" />
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
        <figure className="grid gap-4 rounded-surface border border-line bg-sheet px-6 py-12 text-center sm:px-12">
          <p className="font-display text-3xl sm:text-4xl">
            <span className="stet">
              <s className="decoration-negative decoration-1">The coffee was cold.</s>
            </span>
          </p>
          <figcaption className="text-sm text-muted">
            Dots under a struck line are a proofreader’s mark: <i>stet</i>, let it stand.
          </figcaption>
        </figure>
        <div className="grid gap-4">
          <h2 className="text-3xl">Ratings are easy to manipulate. Here you can check.</h2>
          <p>
            Vouchsafe collects reviews of a business, analyses them and shows them, here and on the business’s
            own site. Anyone can host it.
          </p>
          <p>
            <ButtonLink kind="primary" to="/demo">
              Try it with one review
            </ButtonLink>
          </p>
        </div>
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
      <section aria-labelledby="operator" className="mt-14 grid gap-3 border-t border-rule pt-8">
        <h2 className="text-2xl" id="operator">
          Who runs this copy
        </h2>
        <p className="max-w-measure wrap-anywhere">
          {operatorName ?? 'Its operator'} runs this copy and is responsible for it
          {operatesForItself && ', for their own business only'}.
          {hosting && ` The data is stored at ${hosting}.`} Write to{' '}
          <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>, or see the{' '}
          <Link to="/imprint">imprint</Link> and the <Link to="/review-policy">rules for reviews</Link>.
        </p>
      </section>
    </div>
  )
}
