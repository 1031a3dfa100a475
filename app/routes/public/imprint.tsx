import { OperatorCard } from '#app/features/instance/operator-card.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/imprint'
import { OperatorsNote } from './legal-page.tsx'
import { Points } from './points.tsx'
import { findLegalFacts, wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Imprint · Vouchsafe',
    description: 'Who runs this copy of Vouchsafe, and how to reach them.',
  })

export const loader = async ({ request }: Route.LoaderArgs) => ({ facts: await findLegalFacts(request) })

// GET /imprint
export default function Imprint({ loaderData: { facts } }: Route.ComponentProps) {
  const { operator } = facts
  return (
    <PageBeside
      beside={
        <Points
          isStacked
          points={[
            [
              'scale',
              'Authorities',
              'Write to the same address, in English (Regulation (EU) 2022/2065, articles 11 and 12).',
            ],
            [
              'flag',
              'Unlawful content',
              <>
                Every review has a report link. The <a href="/review-policy">review policy</a> says how
                reports are decided.
              </>,
            ],
            [
              'server',
              'The software',
              'Its makers are not involved in this service and see none of its data.',
            ],
          ]}
        />
      }
      lead="Who runs this service, and how to reach them."
      title="Imprint"
    >
      {facts.isReadByOperator && <OperatorsNote facts={facts} />}
      <h2 className="text-3xl">{operator.name ?? 'The operator of this service'}</h2>
      <OperatorCard operator={{ ...operator, name: null }} />
      <ButtonLink className="mt-3 justify-self-start" isLarge kind="primary" to="/contact">
        Write to us
      </ButtonLink>
    </PageBeside>
  )
}
