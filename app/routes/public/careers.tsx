import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import { EmptyPicture } from '#app/ui/states.tsx'
import type { Route } from './+types/careers'
import { wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Careers · Vouchsafe',
    description: 'Open positions at Vouchsafe, and what you can do meanwhile.',
  })

const instead = [
  ['review', '/demo', 'Try the review form', 'Tell us where it made you hesitate.'],
  ['bars', '/faq#host', 'Run your own copy', 'One command, with the demo. Tell us what is missing.'],
  ['letter', '/contact', 'Report a security hole', 'Write before you publish it; a person answers.'],
] as const

// GET /careers
export default function Careers() {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader lead="No open positions now. New ones will be listed here." title="Careers" />
      <h2 className="border-t border-rule pt-4 text-2xl">Work with us all the same</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-12 sm:grid-cols-3">
        {instead.map(([picture, to, name, text]) => (
          <li className="grid content-start gap-2" key={to}>
            <EmptyPicture name={picture} />
            <h3 className="text-xl">
              <a href={to}>{name}</a>
            </h3>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
