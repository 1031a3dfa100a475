import { areRatingsApart, averageOf } from '#app/features/figures/statistics.ts'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { provenanceText } from '#app/features/reviews/public-review.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import {
  capitalised,
  countOf,
  formatAverage,
  formatDate,
  formatHours,
  formatList,
  formatMonth,
  formatNumber,
  formatPercent,
} from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Provenance } from '#app/ui/provenance.tsx'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { MonthsChart } from './months-chart.tsx'
import type { Replied } from './public-record.ts'
import { type Fact, numberOrNone, rule, type Section } from './section.ts'
import { addStars, starCounts, total } from './star-counts.ts'

// The rating, and what else would change it: sources, months, rewards, replies.

const score = (average: number | null) => (average === null ? 'none' : formatAverage(average))

export const average: Section = {
  id: 'average',
  name: 'The average',
  question: 'How precise is the average?',
  label: 'Stars, and how it is calculated',
  verdict({ rating: { average, from, to, count } }) {
    if (average === null || from === null || to === null) {
      return ['There is no average yet: it needs a review that was collected here.']
    }
    const precise = to - from > 1 ? 'Not very: ' : ''
    return [
      `${precise}${formatAverage(average)} of 5 from ${countOf(count, 'review')}; allowing for chance, ${score(from)} to ${score(to)} (95% confidence).`,
    ]
  },
  rows({ business, rating: { average, byStars, count, starTotal, writtenFrom, writtenTo } }) {
    if (average === null || writtenFrom === null || writtenTo === null) return []
    return [
      {
        title: `Written from ${formatMonth(writtenFrom)} to ${formatMonth(writtenTo)}`,
        drawing: (
          <RatingDistribution
            counts={starCounts(byStars)}
            linkTo={(rating) => viewAddress(business.id, { rating })}
          />
        ),
      },
      rule(
        'How the average is calculated',
        `All stars divided by all reviews collected here, without insiders’: ${formatNumber(starTotal)} / ${formatNumber(count)} = ${formatAverage(average)}. Each counts once and equally, however old, and while it is challenged. The range is ± 1.96 × standard deviation / √reviews, with one imaginary review of each rating. It is for chance alone: it does not know whom the business asked, or who chose to write.`,
      ),
    ]
  },
}

export const sources: Section = {
  id: 'sources',
  name: 'Sources',
  question: 'Where did the reviews come from?',
  label: 'Stars by source, and the rating without each',
  /** Opens with the gap between invited and uninvited reviews, if chance is an unlikely explanation. */
  verdict({ sources: { order, invited, confirmed, insider, imported }, rating }) {
    const outside = [
      imported.count > 0 && countOf(imported.count, 'imported review'),
      insider.count > 0 && `${countOf(insider.count, 'review')} by insiders`,
    ].filter((part) => part !== false)
    const uncounted = outside.length > 0 ? [`Shown but not counted: ${outside.join(' and ')}.`] : []
    if (rating.count + insider.count + imported.count === 0) return ['No reviews yet.']
    if (rating.count === 0) return ['No customer’s review was collected here.', ...uncounted]
    const asked = starCounts(addStars(order.byStars, invited.byStars))
    const open = starCounts(confirmed.byStars)
    const came = `${formatNumber(order.count + invited.count)} of ${countOf(rating.count, 'review')} in the rating came from customers whom the business asked, ${formatNumber(confirmed.count)} through the open form.`
    const askedAverage = averageOf(asked)
    if (askedAverage === null || confirmed.average === null) return [came, ...uncounted]
    const averages = `${formatAverage(askedAverage)} from customers who were asked, ${formatAverage(confirmed.average)} through the open form`
    if (!areRatingsApart(asked, open)) {
      return [came, `On average ${averages}; this could be chance.`, ...uncounted]
    }
    const more = askedAverage > confirmed.average ? 'more' : 'fewer'
    return [
      `Customers who were asked gave ${more} stars: ${averages}.`,
      'Chance is an unlikely explanation (95% confidence).',
      came,
      ...uncounted,
    ]
  },
  rows({ business, sources, rating, undoneImports, importSources }) {
    const shown = provenances.filter((kind) => sources[kind].count > 0)
    return [
      shown.length > 0 && {
        title: 'Stars by source',
        first: 'Source',
        byStars: [
          ...provenances.map((kind) => ({
            name: provenanceText[kind].label,
            label: <Provenance kind={kind} />,
            counts: sources[kind].byStars,
            linkTo: (stars: number | null) => viewAddress(business.id, { source: kind, rating: stars }),
          })),
          { name: 'In the rating', counts: rating.byStars, isStrong: true },
        ],
      },
      shown.length > 0 && {
        title: 'The rating with and without each source',
        isFolded: true,
        columns: ['Source', 'Average', 'Rating with', 'Without'],
        lines: shown.map((kind) => {
          const { average, ratingWith, ratingWithout } = sources[kind]
          return [provenanceText[kind].label, score(average), score(ratingWith), score(ratingWithout)]
        }),
      },
      undoneImports.acts.length > 0 && {
        title: 'Imports that the business took back',
        first: 'Import',
        byStars: [
          ...undoneImports.acts.map(({ source, importedAt, undoneAt, isReplaced, kept, byStars }) => ({
            name: `${source}, imported ${formatDate(importedAt)}, ${isReplaced ? 'replaced' : 'undone'} ${formatDate(undoneAt)}${kept > 0 ? ` (${formatNumber(kept)} stayed)` : ''}`,
            counts: byStars,
          })),
          { name: 'Taken back', counts: undoneImports.byStars, isStrong: true },
        ],
      },
      rule(
        'People of the business',
        `Authors who say that they work for or with ${business.name} are marked “Insider” and never counted. We refuse reviews from the addresses of its owner and of operators and from its proven domain. We cannot see who else is close to it.`,
      ),
      sources.imported.count > 0 &&
        rule(
          'Imported reviews',
          `From ${formatList(importSources)}. We did not see how they were collected: each names its source, and none counts.`,
        ),
    ]
  },
}

export const months: Section = {
  id: 'months',
  name: 'Month by month',
  question: 'What happened each month?',
  label: 'The months as a table',
  /** Names the month that stands out, if one does. */
  verdict({ months }) {
    const published = months.map((month) => month.published)
    const sum = (counts: number[]) => total(counts.map((count) => ({ count })))
    const removed = sum(months.map((month) => month.removed))
    const gone = months.map((month) => month.removed + month.withdrawn)
    const disappeared =
      sum(gone) === 0
        ? 'None was removed or withdrawn.'
        : `${capitalised(numberOrNone(removed))} removed and ${numberOrNone(sum(gone) - removed)} withdrawn, at most ${formatNumber(Math.max(...gone))} in a month.`
    if (sum(published) === 0)
      return [`No review was published in the last ${months.length} months.`, disappeared]
    const most = Math.max(...published)
    const busiest = formatMonth(`${months[published.indexOf(most)]!.month}-01`)
    const sinceFirst = published.slice(published.findIndex((count) => count > 0)).sort((a, b) => a - b)
    const usual = sinceFirst[Math.floor((sinceFirst.length - 1) / 2)]!
    const standsOut = most >= 10 && most > 3 * usual ? `${busiest} stands out: ` : ''
    return [
      `${standsOut}${countOf(sum(published), 'review')} published in ${months.length} months: ${numberOrNone(usual)} in a typical month, ${formatNumber(most)} in ${busiest}.`,
      disappeared,
    ]
  },
  chart: ({ months }) => <MonthsChart months={months} />,
  rows: ({ months }) => [
    {
      title: 'The months as a table',
      isFolded: true,
      columns: ['Month', 'Published', 'Average', 'By insiders', 'Imported', 'Removed', 'Withdrawn', 'Erased'],
      lines: months
        .toReversed()
        .map(({ month, published, average, insiders, imported, removed, withdrawn, erased }) => [
          formatMonth(`${month}-01`),
          published,
          score(average),
          insiders,
          imported,
          removed,
          withdrawn,
          erased,
        ]),
    },
  ],
  note: 'Published: collected here from customers, whatever happened since; the average is of those still published. Below the line: removed and withdrawn. Months are in UTC.',
}

export const rewards: Section = {
  id: 'incentives',
  name: 'Rewards',
  question: 'Were rewards offered for reviews?',
  label: 'What we can see',
  verdict({ business: { name }, incentives: { offered, count, ratingWithout }, rating }) {
    if (count === 0) {
      const declared = offered ? 'declares a reward, but' : 'has declared no reward, and'
      return [`${name} ${declared} no review in the rating says that one was offered.`]
    }
    const [say, them] = count === 1 ? ['says', 'it'] : ['say', 'them']
    const without =
      ratingWithout === null ? 'there would be none' : `it would be ${formatAverage(ratingWithout)}`
    return [
      `${formatNumber(count)} of ${countOf(rating.count, 'review')} in the rating ${say} that a reward was offered; without ${them} ${without} instead of ${formatAverage(rating.average!)}.`,
    ]
  },
  rows({ business, incentives: { offered, given, count, average } }) {
    if (count === 0 && offered === null) return []
    return [
      {
        title: 'The reward, and the reviews that say so',
        facts: [
          ['Reward offered', offered ? <bdi key="offered">{offered}</bdi> : 'None'],
          count > 0 && [
            'Reviews that say so',
            <EvidenceLink key="rewarded" to={viewAddress(business.id, { mark: 'rewarded' })}>
              {formatNumber(count)}
            </EvidenceLink>,
            given.map(({ what, count: times }) => `${what}: ${formatNumber(times)}`).join(' · '),
          ],
          count > 0 && ['Their average', score(average)],
        ],
      },
    ]
  },
  note: 'A reward must not depend on the stars or the words. We cannot see rewards that the business does not declare.',
}

/** Whether the business replies, how fast, and whether it replies to bad reviews. */
export const replies: Section = {
  id: 'replies',
  name: 'Replies',
  question: 'Does the business reply?',
  label: 'Replies by stars',
  verdict({ business, replies: { low, high, ...all } }) {
    if (all.count === 0) return [`${business.name} has not replied to a review.`]
    const sides = [
      low.rate !== null && `${formatPercent(low.rate)} of those with 1 or 2 stars`,
      high.rate !== null && `${formatPercent(high.rate)} of those with 4 or 5`,
    ].filter((side) => side !== false)
    const share = all.rate === null ? '' : ` (${formatPercent(all.rate)})`
    return [
      `To ${formatNumber(all.count)} of ${countOf(all.of, 'review')}${share}${sides.length > 0 ? `: ${sides.join(', ')}` : ''}.`,
    ]
  },
  rows({ business, replies }) {
    if (replies.count === 0) return []
    const fact = (name: string, { count, of, rate, medianHours }: Replied, to?: string): Fact => [
      name,
      <>
        {to ? <EvidenceLink to={to}>{formatNumber(count)}</EvidenceLink> : formatNumber(count)}
        {` of ${formatNumber(of)}`}
        {rate !== null && ` (${formatPercent(rate)})`}
        {medianHours !== null && `, half within ${formatHours(medianHours)}`}
      </>,
    ]
    return [
      {
        title: 'Replies by stars',
        facts: [
          fact('All reviews in the rating', replies, viewAddress(business.id, { hasReply: true })),
          fact('1 or 2 stars', replies.low),
          fact('4 or 5 stars', replies.high),
          ['Edited later', capitalised(numberOrNone(replies.edited)), 'The log records each version.'],
        ],
      },
    ]
  },
}
