import { areRatingsApart, averageOf } from '#app/features/figures/statistics.ts'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
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
import { besideReview } from '#app/languages/review.en.ts'
import { type Replied, stars } from './public-record.ts'
import {
  addStars,
  type Cell,
  numberOrNone,
  type Row,
  type Section,
  starCells,
  starColumns,
  starCounts,
  total,
} from './section.ts'

// The rating, and what else would change it: sources, months, rewards, replies.

const score = (average: number | null) => (average === null ? 'none' : formatAverage(average))

export const average: Section = {
  id: 'average',
  question: 'How is it rated?',
  verdict({ rating: { average, from, to, count } }) {
    if (average === null || from === null || to === null) {
      return ['There is no average yet: it needs a review that was collected here.']
    }
    const precise = to - from > 1 ? 'Too few to be sure: ' : ''
    return [
      `${precise}${formatAverage(average)} of 5 from ${countOf(count, 'review')}; likely between ${score(from)} and ${score(to)}.`,
    ]
  },
  picture({ business, rating: { byStars, count } }) {
    if (count === 0) return null
    const shares = stars.toReversed().map((rating) => ({
      label: countOf(rating, 'star'),
      linkTo: viewAddress(business.id, { rating }),
      count: byStars[rating],
      rate: byStars[rating] / count,
    }))
    return { shares }
  },
  columns: ['In the rating', 'Reviews', 'Share'],
  rows: ({ rating: { byStars, count } }) => [
    ...stars.toReversed().map((rating): Row => {
      const share = count === 0 ? null : formatPercent(byStars[rating] / count)
      return [countOf(rating, 'star'), byStars[rating], share]
    }),
    ['All', count, null],
  ],
  rules: ({ rating: { average, count, starTotal, writtenFrom, writtenTo } }) => [
    average !== null &&
      writtenFrom !== null &&
      writtenTo !== null && [
        'How it is calculated',
        `Stars divided by reviews: ${formatNumber(starTotal)} / ${formatNumber(count)} = ${formatAverage(average)}, written from ${formatMonth(writtenFrom)} to ${formatMonth(writtenTo)}. All that were collected here count, but insiders’: once and equally, however old, and while challenged. The range (95% confidence) is ± 1.96 × standard deviation / √reviews, with one imaginary review of each rating. It is for chance alone, and does not know whom the business asked, or who chose to write.`,
      ],
  ],
}

export const sources: Section = {
  id: 'sources',
  question: 'Where did the reviews come from?',
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
    const came = `The business asked for ${formatNumber(order.count + invited.count)} of ${countOf(rating.count, 'review')} in the rating; ${formatNumber(confirmed.count)} came through the open form.`
    const askedAverage = averageOf(asked)
    if (askedAverage === null || confirmed.average === null) return [came, ...uncounted]
    const averages = `${formatAverage(askedAverage)} on average, ${formatAverage(confirmed.average)} through the open form`
    if (!areRatingsApart(asked, open)) {
      return [came, `Customers who were asked gave ${averages}; this could be chance.`, ...uncounted]
    }
    const more = askedAverage > confirmed.average ? 'more' : 'fewer'
    return [
      `Customers who were asked gave ${more} stars: ${averages}.`,
      'Chance is an unlikely explanation.',
      came,
      ...uncounted,
    ]
  },
  picture({ business, sources, totals: { standing, ofProducts } }) {
    if (standing === ofProducts) return null
    const shares = provenances
      .filter((kind) => sources[kind].count > 0)
      .map((kind) => ({
        label: besideReview.provenance[kind],
        linkTo: viewAddress(business.id, { source: kind }),
        count: sources[kind].count,
        rate: sources[kind].count / (standing - ofProducts),
      }))
    return { shares }
  },
  columns: ['Source', ...starColumns, 'Average', 'Rating with', 'Without'],
  rows: ({ business, sources, rating, undoneImports: { acts, byStars } }) => [
    ...provenances.map((kind): Row => {
      const { count, byStars, average, ratingWith, ratingWithout } = sources[kind]
      const to = (rating: number | null) => viewAddress(business.id, { source: kind, rating })
      const scores = [average, ratingWith, ratingWithout].map((each) => (count === 0 ? null : score(each)))
      return [besideReview.provenance[kind], ...starCells(byStars, to), ...scores]
    }),
    [
      'In the rating',
      ...starCells(rating.byStars),
      rating.average && formatAverage(rating.average),
      null,
      null,
    ],
    ...acts.map(({ source, importedAt, undoneAt, isReplaced, kept, byStars }): Row => {
      const stayed = kept > 0 ? ` (${formatNumber(kept)} stayed)` : ''
      const name = `${source}, imported ${formatDate(importedAt)}, ${isReplaced ? 'replaced' : 'undone'} ${formatDate(undoneAt)}${stayed}`
      return [name, ...starCells(byStars), null, null, null]
    }),
    acts.length > 0 && ['Imports taken back', ...starCells(byStars), null, null, null],
  ],
  rules: ({ business, sources, importSources }) => [
    [
      'People of the business',
      `Authors who say that they work for or with ${business.name} are marked “Insider” and never counted. We refuse reviews from the addresses of its owner and of operators and from its proven domain, and cannot see who else is close to it.`,
    ],
    sources.imported.count > 0 && [
      'Imported reviews',
      `From ${formatList(importSources)}. We did not see how they were collected, and none counts.`,
    ],
  ],
}

export const months: Section = {
  id: 'months',
  question: 'What happened each month?',
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
  picture: ({ months }) =>
    months.some(({ published, removed, withdrawn }) => published + removed + withdrawn > 0)
      ? { months }
      : null,
  columns: ['Month', 'Published', 'Average', 'By insiders', 'Imported', 'Removed', 'Withdrawn', 'Erased'],
  rows: ({ months }) =>
    months
      .toReversed()
      .map(({ month, published, average, insiders, imported, removed, withdrawn, erased }) => [
        formatMonth(`${month}-01`),
        published,
        average === null ? null : formatAverage(average),
        insiders,
        imported,
        removed,
        withdrawn,
        erased,
      ]),
  rules: () => [
    [
      'What is counted',
      'Published: collected here from customers, whatever happened since; the average is of those still published. Months are in UTC.',
    ],
  ],
}

export const rewards: Section = {
  id: 'incentives',
  question: 'Were rewards offered for reviews?',
  brief: ({ incentives: { count } }) => [formatNumber(count), 'written for a reward'],
  verdict({ business: { name }, incentives: { offered, count, ratingWithout }, rating }) {
    if (count === 0) {
      const declared = offered ? 'declares a reward, but no review' : 'declares none, and no review'
      return [`${name} ${declared} in the rating names one.`]
    }
    const [say, them] = count === 1 ? ['says', 'it'] : ['say', 'them']
    const without =
      ratingWithout === null ? 'there would be none' : `it would be ${formatAverage(ratingWithout)}`
    return [
      `${formatNumber(count)} of ${countOf(rating.count, 'review')} in the rating ${say} that a reward was offered; without ${them} ${without} instead of ${formatAverage(rating.average!)}.`,
    ]
  },
  columns: ['Reward', 'Reviews'],
  rows: ({ business, incentives: { offered, given, count, average, ratingWithout } }) => [
    ['Declared by the business', offered ?? 'none'],
    ...given.map(({ what, count }): Row => [what, count]),
    ['All that say so', { value: count, to: viewAddress(business.id, { mark: 'rewarded' }) }],
    count > 0 && ['Their average', score(average)],
    count > 0 && ['Rating without them', score(ratingWithout)],
  ],
  rules: () => [
    [
      'What we can see',
      'A reward must not depend on the stars or the words. We cannot see rewards that the business does not declare.',
    ],
  ],
}

export const replies: Section = {
  id: 'replies',
  question: 'Does the business reply?',
  brief: ({ replies: { count, of } }) => [
    `${formatNumber(count)} of ${formatNumber(of)}`,
    'answered by the business',
  ],
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
  columns: ['In the rating', 'Reviews', 'Replies', 'Share', 'Half within'],
  rows({ business, replies }) {
    const row = (name: string, { count, of, rate, medianHours }: Replied, replied: Cell = count): Row => [
      name,
      of,
      replied,
      rate === null ? null : formatPercent(rate),
      medianHours === null ? null : formatHours(medianHours),
    ]
    const to = viewAddress(business.id, { hasReply: true })
    return [
      row('All', replies, { value: replies.count, to }),
      row('1 or 2 stars', replies.low),
      row('4 or 5 stars', replies.high),
      ['Edited later', null, replies.edited, null, null],
    ]
  },
  rules: () => [['Edited replies', 'The log records each version.']],
}
