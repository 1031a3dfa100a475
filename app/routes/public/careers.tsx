import { ButtonLink } from '#app/ui/button.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { Sample, SampleReviewLines, sampleReviews } from '#app/ui/sample.tsx'
import { Points } from './points.tsx'

export { wordsHeaders as headers } from './public-page.server.ts'

export const meta = pageMeta(
  'Careers · Vouchsafe',
  'Open positions at Vouchsafe, and what you can do meanwhile.',
)

// GET /careers
export default function Careers() {
  return (
    <PageBeside
      below={
        <Points
          points={[
            [
              'pen',
              'Try the review form',
              <>
                <a href="/demo">Write one</a> and tell us where you hesitated.
              </>,
            ],
            [
              'server',
              'Run your own copy',
              <>
                <a href="/faq#host">One command</a>, with the demo.
              </>,
            ],
            [
              'lock',
              'Report a security hole',
              <>
                <a href="/contact">Tell us</a> before you publish it.
              </>,
            ],
          ]}
        />
      }
      beside={
        <Sample caption="Whose words you would look after" isPicture>
          {sampleReviews.map((review) => (
            <SampleReviewLines key={review.author} {...review} />
          ))}
        </Sample>
      }
      isPicture
      lead="No open positions now. New ones will be listed here."
      title="Careers"
    >
      <ButtonLink className="justify-self-start" isLarge kind="primary" to="/contact">
        Introduce yourself
      </ButtonLink>
    </PageBeside>
  )
}
