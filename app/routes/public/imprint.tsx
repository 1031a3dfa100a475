import { OperatorCard } from '#app/features/instance/operator-card.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/imprint'
import { OperatorsNote } from './legal-page.tsx'
import { Points } from './points.tsx'
import { findLegalFacts, wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta = pageMeta('Imprint · Vouchsafe', 'Who runs this copy of Vouchsafe, and how to reach them.')

export const loader = async ({ request }: Route.LoaderArgs) => ({
  facts: await findLegalFacts(request),
})

const notGiven = 'Not given yet'

// GET /imprint
export default function Imprint({ loaderData: { facts } }: Route.ComponentProps) {
  const { operator } = facts
  return (
    <PageBeside
      below={
        <Points
          points={[
            [
              'flag',
              'Unlawful content',
              <>
                Use the report link of the review. The <a href="/review-policy">review policy</a> says what
                follows.
              </>,
            ],
            ['scale', 'Authorities', 'Write to the same address, in English.'],
            ['server', 'The software', 'Its makers do not run this service and see none of its data.'],
          ]}
        />
      }
      beside={
        <>
          <p className="stet justify-self-start font-display text-3xl">Vouchsafe</p>
          <OperatorCard
            operator={{
              ...operator,
              name: operator.name ?? notGiven,
              address: operator.address ?? notGiven,
            }}
          />
        </>
      }
      lead="Who runs this service, and how to reach them."
      title="Imprint"
    >
      {facts.isReadByOperator && <OperatorsNote facts={facts} />}
      <ButtonLink className="justify-self-start" isLarge kind="primary" to="/contact">
        Write to us
      </ButtonLink>
    </PageBeside>
  )
}
