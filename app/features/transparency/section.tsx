import type { ReactNode } from 'react'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import {
  type ChallengeReason,
  challengeReasons,
  challengeReasonText,
} from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { ShareBars } from '#app/ui/share-bars.tsx'
import type { MatrixRow } from '#app/ui/star-matrix.tsx'
import type { StarChoice } from './cases.ts'
import { starCounts } from './counts.ts'
import { type Comparison, type Reasons, type Share, type Stars, stars } from './public-record.ts'
import { starChoiceText } from './words.ts'

type SectionProps = {
  /** Its address on the page. */
  id: string
  /** The question that the section answers. */
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="page mt-14 md:mt-20">
      <div className="grid gap-x-10 gap-y-6 border-t border-rule pt-5 lg:grid-cols-[1fr_2fr]">
        <div className="max-w-[25em]">
          <h2 className="scroll-mt-6 text-3xl" id={id}>
            {title}
          </h2>
          {lead && <div className="mt-3 grid gap-2 text-sm text-muted">{lead}</div>}
        </div>
        <div className="grid min-w-0 content-start gap-8">{children}</div>
      </div>
    </section>
  )
}

export function Subsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </div>
  )
}

export type Fact = { id: string; name: string; value: ReactNode; note?: ReactNode }

/** Names and their values, one a line. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ id, name, value, note }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type BiasMeterProps = {
  businessId: string
  /** What was counted: "Challenged". */
  counted: string
  figures: { bias: Comparison; byStars: Record<Stars, Share> }
  /** Where the counted reviews with these stars are listed. */
  open?: (stars: StarChoice) => string
}

/** The shares of bad and of good reviews, and below them those of each number of stars, on one scale. */
export function BiasMeter({ businessId, counted, figures, open }: BiasMeterProps) {
  const { bias, byStars } = figures
  return (
    <div className="grid gap-3">
      <ShareBars
        caption={`Share of reviews that were ${counted.toLowerCase()}: bad and good ones, and by stars`}
        counted={counted}
        rows={[
          { id: 'low', label: starChoiceText.low, isStrong: true, countTo: open?.('low'), ...bias.low },
          { id: 'high', label: starChoiceText.high, isStrong: true, countTo: open?.('high'), ...bias.high },
          ...stars.map((each) => ({
            id: String(each),
            label: starChoiceText[each],
            linkTo: viewAddress(businessId, { rating: each }),
            countTo: open?.(`${each}`),
            ...byStars[each],
          })),
        ]}
      />
      <p className="text-xs text-muted">
        The thin line shows where the true share probably lies (95% confidence): the fewer the reviews, the
        longer the line.
      </p>
    </div>
  )
}

type LinkTo = (reason: ChallengeReason, stars: number | null) => string

/** A row for each reason that occurred, and one for all the others, so that none looks forgotten. */
export function reasonRows(reasons: Reasons, linkTo: LinkTo): MatrixRow[] {
  const rows = challengeReasons
    .filter((reason) => reasons[reason].count > 0)
    .map((reason) => ({
      id: reason as string,
      label: challengeReasonText[reason],
      counts: starCounts(reasons[reason].byStars),
      linkTo: (stars: number | null) => linkTo(reason, stars),
    }))
  if (rows.length === challengeReasons.length) return rows
  return [
    ...rows,
    { id: 'other', label: rows.length === 0 ? 'Any reason' : 'Any other reason', counts: [0, 0, 0, 0, 0] },
  ]
}
