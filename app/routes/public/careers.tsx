import { Link } from 'react-router'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/careers'
import { Prose } from './prose.tsx'

export const handle = { scripts: 'apart' }

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Careers · Vouchsafe',
    description: 'Which positions are open at Vouchsafe, and what to do while none is.',
  })

// GET /careers
export default function Careers() {
  return (
    <Prose lead="Nothing is open." title="Careers">
      <p className="mt-0!">
        There is no position to apply for, and no list that we would put you on. When there is one, it will
        stand here.
      </p>
      <h2>What you can do instead</h2>
      <ul>
        <li>
          <Link to="/demo">Try the review form</Link> and tell us where it made you stop and think.
        </li>
        <li>
          Run a copy of your own and say what was missing. It is one command, and the demo comes with it.
        </li>
        <li>
          Found a hole in it? <a href="/contact">Write to us</a> before you write about it; a person answers.
        </li>
      </ul>
    </Prose>
  )
}
