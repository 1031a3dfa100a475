import { readPublicRecord } from '#app/features/record/reading.server.ts'
import { RecordPage } from '#app/features/record/record-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { Route } from './+types/transparency'

export const handle = { scripts: 'apart' }

// GET /business/:businessId/transparency
export async function loader({ params }: Route.LoaderArgs) {
  const record = await readPublicRecord(db, params.businessId)
  return { record, address: addressOf(`/business/${record.business.id}/transparency`) }
}

// The bar knows who is signed in, so only the reader's own browser may keep the page, and asks again.
export const headers = () => ({ 'cache-control': 'private, no-cache' })

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not found' }]
  const { record, address } = loaderData
  const { name, isSample, isActive } = record.business
  return [
    { title: `How the reviews of ${name} are collected` },
    {
      name: 'description',
      content: `What came in about ${name}, what stands, what was challenged or removed and why, counted from the reviews.`,
    },
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', type: 'application/json', href: `${address}.json` },
    { tagName: 'link', rel: 'alternate', type: 'text/csv', href: `${address}.csv` },
    ...(isSample || !isActive ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  return <RecordPage record={loaderData.record} />
}
