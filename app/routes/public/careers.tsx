import { ButtonLink } from '#app/ui/button.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { Ways } from '#app/ui/ways.tsx'

export { wordsHeaders as headers } from './public-page.server.ts'

export const meta = pageMeta(
  'Careers · Vouchsafe',
  'Open positions at Vouchsafe, and what you would work on.',
)

const work = [
  ['/demo', 'The review form', 'One minute, on a phone, in 12 languages.'],
  ['/#ai-insights', 'The analysis', 'What people praise and complain about.'],
  ['/review-policy', 'The rules', 'Bad reviews stay, and everyone can check it.'],
  ['/integrations', 'The connections', 'Shops, websites and tools of every kind.'],
] as const

// GET /careers
export default function Careers() {
  return (
    <PageBeside
      beside={
        <>
          <h2 className="text-2xl">What you would work on</h2>
          <Ways ways={work} />
        </>
      }
      lead="New ones will be listed here."
      title="No open positions today"
    >
      <ButtonLink className="justify-self-start" isLarge kind="primary" to="/contact">
        Introduce yourself
      </ButtonLink>
    </PageBeside>
  )
}
