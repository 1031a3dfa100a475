import { Link } from 'react-router'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/careers'
import { wordsHeaders } from './public-page.server.ts'
import { Prose } from './text-page.tsx'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Careers · Vouchsafe',
    description: 'Open positions at Vouchsafe, and what you can do meanwhile.',
  })

// GET /careers
export default function Careers() {
  return (
    <Prose lead="We have no open positions." title="Careers">
      <p className="mt-0!">
        There is nothing to apply for at the moment, and no waiting list. New positions will be listed here.
      </p>
      <h2>What you can do instead</h2>
      <ul>
        <li>
          <Link to="/demo">Try the review form</Link> and tell us where it made you hesitate.
        </li>
        <li>Run your own copy and tell us what is missing. It takes one command and includes the demo.</li>
        <li>
          Found a security hole? <a href="/contact">Write to us</a> before you publish it; a person will
          answer.
        </li>
      </ul>
    </Prose>
  )
}
