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
import type { Verdict } from './verdicts.ts'
import { starChoiceText } from './words.ts'

type SectionProps = {
  /** Its address on the page. */
  id: string
  /** The question that the section answers. */
  title: string
  verdict: Verdict
  /** A drawing that stays visible on a phone. */
  chart?: ReactNode
  /** The title of the part that is folded on a phone: "Stars by source". */
  label?: string
  /** Folded on a wide screen as well. */
  isLong?: boolean
  /** Notes on how to read the numbers. */
  notes?: ReactNode
  children?: ReactNode
}

/** The question, its answer, and then the evidence. */
export function Section({ id, title, verdict, chart, label, isLong, notes, children }: SectionProps) {
  const [answer, ...more] = verdict
  return (
    <section aria-labelledby={id} className="page mt-8 md:mt-16">
      <div className="grid gap-x-10 gap-y-3 border-t border-rule pt-5 lg:grid-cols-[1fr_2fr]">
        <h2 className="max-w-[14em] scroll-mt-6 text-2xl lg:text-3xl" id={id}>
          {title}
        </h2>
        <div className="grid min-w-0 content-start gap-3 lg:gap-6">
          <div className="grid max-w-measure gap-2">
            <p className="verdict">{answer}</p>
            {more.length > 0 && <p className="text-sm">{more.join(' ')}</p>}
          </div>
          {chart}
          {label && (
            <Fold isLong={isLong} label={label}>
              <div className="grid gap-8 pb-4">
                {children}
                {notes && <div className="grid max-w-measure gap-2 text-xs text-muted">{notes}</div>}
              </div>
            </Fold>
          )}
        </div>
      </div>
    </section>
  )
}

type FoldProps = {
  label: ReactNode
  /** Folded on a wide screen as well. */
  isLong?: boolean
  children: ReactNode
}

/** Folded on a phone; open on a wide screen and on paper, without the line to tap. */
export function Fold({ label, isLong = false, children }: FoldProps) {
  return (
    <details className={isLong ? 'fold' : 'fold fold-narrow'}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}

type SubsectionProps = { title: string; isFolded?: boolean; children: ReactNode }

export function Subsection({ title, isFolded = false, children }: SubsectionProps) {
  if (isFolded) {
    return (
      <Fold isLong label={<h3 className="text-lg">{title}</h3>}>
        {children}
      </Fold>
    )
  }
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

/** A row for each reason that occurred; `OtherReasons` names the others. */
export function reasonRows(reasons: Reasons, linkTo: LinkTo): MatrixRow[] {
  return challengeReasons
    .filter((reason) => reasons[reason].count > 0)
    .map((reason) => ({
      id: reason as string,
      label: challengeReasonText[reason],
      counts: starCounts(reasons[reason].byStars),
      linkTo: (stars: number | null) => linkTo(reason, stars),
    }))
}

/** The reasons that never occurred, in one line. */
export function OtherReasons({ reasons }: { reasons: Reasons }) {
  const none = challengeReasons.filter((reason) => reasons[reason].count === 0)
  return <Zeros names={none.map((reason) => challengeReasonText[reason])} />
}

/** The names of rows with nothing but zeros, in one line below their table. */
export function Zeros({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return <p className="mt-3 text-xs text-muted">{`Zero: ${names.join(' · ')}`}</p>
}
