import { ratingInWords } from '#app/features/reviews/review.vocabulary.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { RecordPage } from '#app/features/transparency/record-page.tsx'
import { findWitnesses } from '#app/features/witness/log-desk.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { pageTags } from '#app/ui/page-tags.ts'
import type { Route } from './+types/transparency'
import { pictureAddress, readPageWords } from './public-page.server.ts'

// GET /business/:businessId/transparency
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const record = await readPublicRecord(db, params.businessId)
  const { id } = record.business
  return {
    record,
    watching: (await findWitnesses(db)).map(({ name, seenAt, size, isAuditor }) => ({
      name,
      seenAt,
      audited: isAuditor ? size : null,
    })),
    check: readPageWords(request).check,
    address: addressOf(`/business/${id}/transparency`),
    picture: pictureAddress(id, record.rating),
  }
}

// The navigation shows who is signed in, so only the reader's browser may cache the page, and it revalidates.
export const headers = () => ({ 'cache-control': 'private, no-cache' })

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not found' }]
  const { record, address, picture } = loaderData
  const { name, isSample, isActive } = record.business
  const { average, count, writtenFrom } = record.rating
  const rating = ratingInWords({ average, count, period: writtenFrom ? { from: writtenFrom } : null })
  return [
    ...pageTags({
      title: `How the reviews of ${name} are collected`,
      description: `How many reviews ${name} received, how many are published, and which were challenged or removed and why.`,
      address,
      picture,
      pictureText: rating ? `${name}: ${rating}` : `${name}: no rating yet`,
      isIndexed: !isSample && isActive,
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/json', href: `${address}.json` },
  ]
}

export default function TransparencyPage({ loaderData: { check, record, watching } }: Route.ComponentProps) {
  return <RecordPage check={check} record={record} watching={watching} />
}
