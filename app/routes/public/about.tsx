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
      beside={<SampleReview />}
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
