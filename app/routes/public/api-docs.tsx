import { scopes } from '#app/features/api-keys/api-key.schema.ts'
import { type ApiDocument, referenceOf } from '#app/features/api-keys/api-reference.ts'
import { ReferencePage } from '#app/features/api-keys/reference-page.tsx'
import { limits } from '#app/rate-limits.ts'
import { openApiDocument } from '#app/routes/api/openapi.server.ts'
import { pageMeta } from '#app/ui/page-tags.ts'
import php from '../../../clients/examples/orders.php?raw'
import python from '../../../clients/examples/orders.py?raw'
import shell from '../../../clients/examples/orders.sh?raw'
import typescript from '../../../clients/examples/orders.ts?raw'
import type { Route } from './+types/api-docs'

export { wordsHeaders as headers } from './public-page.server.ts'

export const meta = pageMeta(
  'API · Vouchsafe',
  'Every operation of the public API, with its fields, errors and an example.',
)

// GET /docs/api
export function loader() {
  return {
    reference: referenceOf(openApiDocument() as ApiDocument),
    examples: [
      { language: 'Shell, with curl', file: 'orders.sh', code: shell },
      { language: 'TypeScript, for Node 24', file: 'orders.ts', code: typescript },
      { language: 'Python, without packages', file: 'orders.py', code: python },
      { language: 'PHP, with its curl extension', file: 'orders.php', code: php },
    ],
    scopes: Object.entries(scopes).map(([name, text]) => ({ name, text })),
    requestsAMinute: limits.requestsOfApiKey.max,
  }
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  return <ReferencePage {...loaderData} />
}
