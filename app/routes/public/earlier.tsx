import { listEarlierBusinesses } from '#app/features/businesses/earlier-businesses.server.ts'
import { findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { formatAverage, formatDate, formatNumber } from '#app/languages/format.ts'
import { fillWords } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/earlier'
import { chooseVisitorLanguage } from './public-page.server.ts'

// GET /business/:businessId/earlier/:recordId
export async function loader({ params, request }: Route.LoaderArgs) {
  const { id, name } = await findPublicBusiness(db, params.businessId)
  const record = (await listEarlierBusinesses(db, id)).find((each) => each.id === params.recordId)
  if (!record) throw notFound('page')
  const language = chooseVisitorLanguage(request)
  const { reviewForm, authorMail, profile } = messages[language]
  const { earlier } = profile
  const date = (at: string) => formatDate(at, language)
  const number = (count: number) => formatNumber(count, language)
  const rows: [string, string][] = [
    [earlier.since, date(record.since)],
    [earlier.received, number(record.received)],
    [earlier.published, number(record.published)],
    ...(record.average === null
      ? []
      : [[earlier.average, formatAverage(record.average, 2, language)] satisfies [string, string]]),
    ...([5, 4, 3, 2, 1] as const).map((stars): [string, string] => [
      fillWords(reviewForm.starsOf, { count: stars }),
      number(record.byStars[stars]),
    ]),
    [earlier.withdrawn, number(record.withdrawn)],
    [earlier.removed, number(record.removed)],
    ...Object.entries(record.removedByReason).map(([reason, count]): [string, string] => [
      `${earlier.removed}: ${authorMail.reasons[reason as keyof typeof authorMail.reasons]}`,
      number(count),
    ]),
  ]
  return {
    business: { id, name },
    pageLanguage: language,
    title: fillWords(earlier.line, { date: date(record.closedAt) }),
    text: fillWords(earlier.text, { business: name }),
    rows,
  }
}

export const headers = () => ({ 'cache-control': 'private, no-cache' })

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `${loaderData.title} · ${loaderData.business.name}` : 'Not found' },
  { name: 'robots', content: 'noindex' },
]

export default function EarlierBusinessPage({ loaderData }: Route.ComponentProps) {
  const { business, title, text, rows } = loaderData
  return (
    <div className="page pt-6 md:pt-10">
      <PageHeader
        above={<a href={`/business/${business.id}`}>{business.name}</a>}
        lead={text}
        title={title}
      />
      <dl className="max-w-measure border-t border-rule">
        {rows.map(([name, value]) => (
          <div className="flex justify-between gap-6 border-b border-line py-3" key={name}>
            <dt>{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
