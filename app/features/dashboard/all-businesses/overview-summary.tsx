import type { Room } from '#app/features/businesses/adding.server.ts'
import { countOf } from '#app/languages/format.ts'
import type { OverviewRow } from './overview.server.ts'

/** The state of all businesses in a few sentences. */
export function OverviewSummary({ rows, room }: { rows: OverviewRow[]; room: Room }) {
  const open = rows.filter(({ isClosed }) => !isClosed)
  const waiting = open.filter(({ withoutReply }) => withoutReply.all > 0)
  const reviews = waiting.reduce((sum, { withoutReply }) => sum + withoutReply.all, 0)
  const fallen = open.filter(({ recent: { change } }) => change?.isSignificant && change.by < 0)
  return (
    <div className="grid max-w-[36em] gap-2">
      <p className="font-serif text-2xl leading-[1.34] text-balance">
        You run {countOf(open.length, 'business', 'businesses')}.{' '}
        {reviews === 0
          ? 'No new review waits for a reply.'
          : `${countOf(reviews, 'review waits', 'reviews wait')} for a reply${open.length > 1 ? ` in ${waiting.length} of them` : ''}.`}
        {fallen.length > 0 &&
          ` The rating of ${fallen.length === 1 ? fallen[0]!.name : `${fallen.length} of them`} fell in the last three months.`}
      </p>
      <p className="text-sm text-muted">
        {room.max === -1
          ? 'Your plan allows any number of businesses.'
          : `Your plan allows ${countOf(room.max, 'business', 'businesses')}.`}{' '}
        {rows.length > 1 && 'Select a name to work on that business.'}
      </p>
    </div>
  )
}
