import { OperatorCard } from '#app/features/instance/operator-card.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/imprint'
import { findLegalFacts } from './legal.server.ts'
import { LegalPage } from './legal-page.tsx'
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
    <LegalPage facts={facts} lead="Who runs this service, and how to reach them." title="Imprint">
      <h2>Operator</h2>
      <OperatorCard operator={operator} />
      {!operator.name && (
        <p>The operator of this copy has not entered a name yet. You can reach them at the address above.</p>
      )}
      <h2>Authorities</h2>
      <p>
        The address above is also the single point of contact for users of the service and for authorities
        (articles 11 and 12 of Regulation (EU) 2022/2065). You can write in English.
      </p>
      <h2>Unlawful content</h2>
      <p>
        Every review has a link through which anyone can report it. The{' '}
        <a href="/review-policy">review policy</a> explains how reports are decided.
      </p>
      <h2>The software</h2>
      <p>
        This service runs on Vouchsafe, which anyone may host. Its makers are not involved in this copy and
        see none of its data.
      </p>
    </LegalPage>
  )
}
