import { ButtonLink } from '#app/ui/button.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import { Ways } from '#app/ui/ways.tsx'
import type { Route } from './+types/careers'
import { wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Careers · Vouchsafe',
    description: 'Open positions at Vouchsafe, and what you can do meanwhile.',
  })

const ways = [
  ['/demo', 'Try the review form', 'Tell us where you hesitated.'],
  ['/faq#host', 'Run your own copy', 'One command, with the demo.'],
  ['/contact', 'Report a security hole', 'Before you publish it.'],
] as const

// GET /careers
export default function Careers() {
  return (
    <PageBeside
      beside={
        <>
          <h2 className="text-3xl">Help us meanwhile</h2>
          <Ways ways={ways} />
        </>
      }
      title="Careers"
    >
      <h2 className="text-3xl">No open positions now</h2>
      <p className="text-muted">New ones will be listed here. You are welcome to introduce yourself.</p>
      <ButtonLink className="justify-self-start" isLarge kind="primary" to="/contact">
        Write to us
      </ButtonLink>
    </PageBeside>
  )
}
