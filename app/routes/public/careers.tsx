import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/careers'
import { type Point, Points } from './points.tsx'
import { wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Careers · Vouchsafe',
    description: 'Open positions at Vouchsafe, and what you can do meanwhile.',
  })

const link = (to: string, name: string) => <a href={to}>{name}</a>

const instead: Point[] = [
  ['pen', link('/demo', 'Try the review form'), 'Tell us where you hesitated.'],
  ['server', link('/faq#host', 'Run your own copy'), 'One command, with the demo.'],
  ['lock', link('/contact', 'Report a security hole'), 'Before you publish it.'],
]

// GET /careers
export default function Careers() {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader title="Careers" />
      <section className="grid items-center gap-x-16 gap-y-10 rounded-surface border border-line bg-sheet p-6 sm:p-12 lg:grid-cols-2">
        <div className="grid justify-items-start gap-4">
          <h2 className="text-3xl">No open positions now</h2>
          <p className="text-muted">New ones will be listed here. You are welcome to introduce yourself.</p>
          <ButtonLink isLarge kind="primary" to="/contact">
            Write to us
          </ButtonLink>
        </div>
        <div className="grid gap-6">
          <h2 className="text-xl">Help us meanwhile</h2>
          <Points isStacked points={instead} />
        </div>
      </section>
    </div>
  )
}
