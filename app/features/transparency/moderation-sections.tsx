import { decisionDays } from '#app/features/moderation/challenge-rules.vocabulary.ts'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf, formatHours, formatNumber } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { StarMatrix } from '#app/ui/star-matrix.tsx'
import { type CaseFilter, type CaseKind, casesAddress, starChoiceOf } from './cases.ts'
import { addStars, starCounts } from './counts.ts'
import type { ByStars, PublicRecord, Share, Stars } from './public-record.ts'
import { BiasMeter, type Fact, Facts, OtherReasons, reasonRows, Section, Subsection } from './section.tsx'
import { challengesVerdict, removalsVerdict } from './verdicts.ts'
import { overdueOnes } from './words.ts'

type SectionProps = { record: PublicRecord }

/** Whether the business asks the operator to look at bad reviews more often than at good ones. */
export function ChallengesSection({ record }: SectionProps) {
  const { business, challenges } = record
  const { count, byReason, starsSeen, starsNotSeen } = challenges
  const open = (filter: Partial<CaseFilter>) => casesAddress(business.id, 'challenged', filter)
  const [id, title] = ['challenges', 'Does the business challenge bad reviews more than good ones?'] as const
  const verdict = challengesVerdict(record)
  if (count === 0) return <Section id={id} title={title} verdict={verdict} />
  const row = (id: string, label: string, byStars: ByStars, seen: CaseFilter['seen'] = null) => ({
    id,
    label,
    counts: starCounts(byStars),
    linkTo: (stars: number | null) => open({ stars: starChoiceOf(stars), seen }),
  })
  return (
    <Section
      id={id}
      label="By stars and reason, and what was decided"
      notes={
        <p>
          Each review counts once, with the stars that it had then. A difference does not prove intent: the
          operator’s decisions are beside it.
        </p>
      }
      title={title}
      verdict={verdict}
    >
      <Subsection title="Challenged, by stars">
        <BiasMeter
          businessId={business.id}
          counted="Challenged"
          figures={challenges}
          open={(stars) => open({ stars, isFirst: true })}
        />
      </Subsection>
      <Subsection isFolded title="Reasons, and whether the stars were shown before">
        <StarMatrix
          caption="Challenges by reason and stars, and by whether the stars had been shown before"
          first="Reason"
          rows={[
            ...reasonRows(byReason, (reason, stars) => open({ reason, stars: starChoiceOf(stars) })),
            {
              ...row('all', 'Challenges', addStars(starsSeen.byStars, starsNotSeen.byStars)),
              isStrong: true,
            },
            ...(starsSeen.count > 0 ? [row('seen', 'Stars shown before', starsSeen.byStars, 'yes')] : []),
            ...(starsNotSeen.count > 0
              ? [row('unseen', 'Stars not shown before', starsNotSeen.byStars, 'no')]
              : []),
          ]}
        />
        <OtherReasons reasons={byReason} />
      </Subsection>
      <Subsection isFolded title="Decisions and appeals">
        <Facts facts={challengeFacts(record)} />
      </Subsection>
    </Section>
  )
}

function challengeFacts({ business, challenges, appeals, overdue }: PublicRecord): Fact[] {
  const { open, hidden, upheld, rejected, medianHours, starsSeen, count } = challenges
  return [
    {
      id: 'decided',
      name: 'What the operator decided',
      value: (
        <>
          {`${upheld} upheld, ${rejected} rejected, `}
          {open > 0 ? (
            <EvidenceLink to={viewAddress(business.id, { mark: 'challenged' })}>{open}</EvidenceLink>
          ) : (
            open
          )}
          {' open'}
          {hidden > 0 && `, the words of ${formatNumber(hidden)} hidden until the decision`}
        </>
      ),
      note: (
        <>
          {medianHours !== null && `Half of the decisions were made within ${formatHours(medianHours)}. `}
          Until then a challenged review stays public, marked, and keeps counting. Its words are hidden only
          where our own check agrees with the business.
        </>
      ),
    },
    {
      id: 'seen',
      name: 'Stars shown before',
      value: `in ${starsSeen.count} of ${countOf(count, 'challenge')}`,
      note: 'The business chooses the reason on a page without stars. We record whether the service had shown it the stars before, in an email, a list or a file; we cannot know what it saw elsewhere.',
    },
    {
      id: 'appeals',
      name: 'Appeals by authors',
      value:
        appeals.count === 0
          ? 'None'
          : `${appeals.count}: ${appeals.accepted} accepted, ${appeals.rejected} rejected, ${appeals.open} open${overdueOnes(overdue.appeals, decisionDays)}`,
    },
  ]
}

export function RemovalsSection({ record }: SectionProps) {
  const { business, removals, authors, totals, rating, sources } = record
  const { count, byReason, byStars } = removals
  const open = (kind: CaseKind) => (stars: number | null) =>
    casesAddress(business.id, kind, { stars: starChoiceOf(stars) })
  return (
    <Section
      id="removals"
      label={count + totals.withdrawn > 0 ? 'By stars and reason' : undefined}
      title="What was removed, and was it the bad reviews?"
      verdict={removalsVerdict(record)}
    >
      {count > 0 && (
        <Subsection title="Removed, by stars">
          <BiasMeter
            businessId={business.id}
            counted="Removed"
            figures={removals}
            open={(stars) => casesAddress(business.id, 'removed', { stars })}
          />
        </Subsection>
      )}
      {count + totals.withdrawn > 0 && (
        <Subsection isFolded title="By reason, beside withdrawn and published reviews">
          <StarMatrix
            caption="Removed reviews by reason and stars, beside withdrawn and published ones"
            first="Reason"
            rows={[
              ...reasonRows(byReason, (reason, stars) =>
                casesAddress(business.id, 'removed', { reason, stars: starChoiceOf(stars) }),
              ),
              {
                id: 'removed',
                label: 'Removed',
                counts: starCounts(countsOf(byStars)),
                isStrong: true,
                linkTo: open('removed'),
              },
              {
                id: 'withdrawn',
                label: 'Withdrawn by authors',
                counts: starCounts(authors.withdrawn),
                linkTo: open('withdrawn'),
              },
              {
                id: 'published',
                label: 'Published',
                counts: starCounts(
                  addStars(rating.byStars, addStars(sources.insider.byStars, sources.imported.byStars)),
                ),
                linkTo: (stars) => viewAddress(business.id, { rating: stars }),
              },
            ]}
          />
          <OtherReasons reasons={byReason} />
        </Subsection>
      )}
    </Section>
  )
}

const countsOf = (shares: Record<Stars, Share>): ByStars => ({
  1: shares[1].count,
  2: shares[2].count,
  3: shares[3].count,
  4: shares[4].count,
  5: shares[5].count,
})
