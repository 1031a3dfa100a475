import { formatNumber } from '#app/languages/format.ts'
import { Time } from '#app/ui/time.tsx'

export type Usage = {
  reviews: number
  invitations: number
  /** -1 is unlimited. */
  limits: Record<'reviews' | 'invitations', number>
  /** ISO 8601: when the numbers of a month start again. */
  resetAt: string
}

export function UsageList({ usage }: { usage: Usage }) {
  const { limits, resetAt } = usage
  return (
    <>
      <dl className="grid gap-x-12 gap-y-5 text-sm">
        <Meter
          above="All of them are published and counted. New invitations pause."
          label="Reviews this month"
          limit={limits.reviews}
          used={usage.reviews}
        />
        <Meter
          above="Those invited stay invited."
          label="Invitations this month"
          limit={limits.invitations}
          used={usage.invitations}
        />
      </dl>
      <p className="mt-5 text-xs text-muted">
        {limits.reviews === -1 && 'Your plan sets no limit. '}
        Counting starts again on{' '}
        <span className="whitespace-nowrap">
          <Time as="date" at={resetAt} />.
        </span>
      </p>
    </>
  )
}

type MeterProps = { label: string; used: number; limit: number; above: string }

/** `above`: what holds for those above the limit. */
function Meter({ label, used, limit, above }: MeterProps) {
  const isLimited = limit !== -1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-4 gap-y-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right tabular-nums">
        <span className="font-display text-4xl">{formatNumber(used)}</span>
        {isLimited && ` of ${formatNumber(limit)}`}
      </dd>
      {isLimited && (
        <dd className="col-span-2">
          <progress
            aria-label={`${label}: ${formatNumber(used)} of ${formatNumber(limit)}`}
            className="progress"
            max={limit}
            value={Math.min(used, limit)}
          />
          {used > limit && <p className="mt-1.5 text-xs text-muted">{above}</p>}
        </dd>
      )}
    </div>
  )
}
