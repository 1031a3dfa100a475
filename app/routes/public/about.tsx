import { ButtonLink } from '#app/ui/button.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { Sample } from '#app/ui/sample.tsx'
import { Points } from './points.tsx'

export { wordsHeaders as headers } from './public-page.server.ts'

export const meta = pageMeta(
  'About us · Vouchsafe',
  'What Vouchsafe is, what it promises, and who runs this service.',
)

// GET /about
export default function About() {
  return (
    <PageBeside
      below={
        <Points
          points={[
            ['check', 'The same checks', 'For every review, whatever its stars.'],
            ['pen', 'Signed receipts', 'Every author can prove what they wrote.'],
            ['scale', 'Public counts', 'Everyone sees what was removed, and why.'],
          ]}
        />
      }
      beside={<PublicRecord />}
      isPicture
      lead={
        <>
          Ratings are easy to manipulate. Here you can check: nothing is hidden, and anyone can host it. See{' '}
          <a href="/imprint">who runs this service</a>.
        </>
      }
      title="About us"
    >
      <ButtonLink className="justify-self-start" isLarge kind="primary" to="/demo">
        Try it with one review
      </ButtonLink>
    </PageBeside>
  )
}

const outcomes = [
  ['Published', 300, 'bg-positive'],
  ['Removed, each with its reason', 4, 'bg-negative'],
  ['Withdrawn by their authors', 4, 'bg-neutral'],
  ['Waiting', 6, 'bg-line'],
] as const

const PublicRecord = () => (
  <Sample caption="What everyone sees of a business" isPicture>
    <p className="font-serif text-3xl">300 of 314 reviews are published.</p>
    <svg aria-hidden className="h-6 w-full rounded-control" preserveAspectRatio="none" viewBox="0 0 314 1">
      <path className="fill-line" d="M0 0h314v1H0z" />
      <path className="fill-positive" d="M0 0h300v1H0z" />
      <path className="fill-negative" d="M300 0h4v1h-4z" />
      <path className="fill-neutral" d="M304 0h4v1h-4z" />
    </svg>
    <ul className="grid gap-2">
      {outcomes.map(([outcome, count, colour]) => (
        <li className="flex items-center gap-3" key={outcome}>
          <span className={`size-3 rounded-full ${colour}`} />
          {outcome}
          <b className="ml-auto font-medium tabular-nums">{count}</b>
        </li>
      ))}
    </ul>
  </Sample>
)
