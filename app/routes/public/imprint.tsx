import { OperatorCard } from '#app/features/instance/operator-card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/imprint'
import { findLegalFacts } from './legal.server.ts'
import { OperatorsNote } from './legal-page.tsx'
import { Points } from './points.tsx'
import { wordsHeaders } from './public-page.server.ts'

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
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader lead="Who runs this service, and how to reach them." title="Imprint" />
      {facts.isReadByOperator && <OperatorsNote facts={facts} />}
      <section
        aria-labelledby="operator"
        className="grid gap-x-16 gap-y-8 rounded-surface border border-line bg-sheet p-6 sm:p-10 lg:grid-cols-2"
      >
        <div>
          <h2 className="text-2xl" id="operator">
            {operator.name ?? 'The operator of this service'}
          </h2>
          <OperatorCard operator={{ ...operator, name: null }} />
        </div>
        <Points
          isStacked
          points={[
            [
              'scale',
              'Authorities',
              'Also the single point of contact (Regulation (EU) 2022/2065, articles 11 and 12). In English.',
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
              'Anyone may host Vouchsafe. Its makers are not involved in this copy and see none of its data.',
            ],
          ]}
        />
      </section>
    </div>
  )
}
