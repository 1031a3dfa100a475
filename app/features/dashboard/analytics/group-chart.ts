import { type Chart, nothingDrawn, ratingInterval, stillNeeded } from '#app/features/figures/chart.ts'
import { areRatingsApart, fewestReviews, ratingOf } from '#app/features/figures/statistics.ts'
import { countOf, formatAverage, formatLanguage, formatList } from '#app/languages/format.ts'
import type { IntervalRow } from '#app/ui/intervals-drawing.tsx'
import type { Counts, CountsFrom, CountsIn } from './counting.server.ts'
import { type Asked, evidenceOf, without } from './filter.ts'
import { fromImport, provenanceNames } from './source.ts'

export type IntervalsData = { rows: IntervalRow[] }

type Group = Counts & { label: string; to?: string }

export function sourceChart(filter: Asked, counts: CountsFrom[]): Chart<IntervalsData> {
  const groups = counts.map(({ provenance, importSource, ...each }) => ({
    ...each,
    label: importSource ? `${provenanceNames.imported}, ${importSource}` : provenanceNames[provenance],
    to: evidenceOf({ ...filter, source: importSource ? fromImport + importSource : provenance }),
  }))
  return groupChart(groups, {
    question: 'Do ratings differ by source?',
    one: 'source',
    notes: [
      ...(filter.source === 'own'
        ? []
        : ['It compares all sources, so it does not follow the filter by source.']),
      ...(counts.some(({ provenance }) => provenance === 'imported' || provenance === 'insider')
        ? ['Imported reviews and those of insiders never count toward your rating.']
        : []),
    ],
  })
}

export function languageChart(filter: Asked, counts: CountsIn[]): Chart<IntervalsData> {
  const all = without(filter, 'language')
  const groups = counts.map(({ language, ...each }) => ({
    ...each,
    label: languageName(language),
    to: language ? evidenceOf({ ...all, language }) : undefined,
  }))
  return groupChart(groups, {
    question: 'Do ratings differ by language?',
    one: 'language',
    notes: filter.language
      ? ['It compares all languages, so it does not follow the filter by language.']
      : [],
  })
}

function languageName(language: string) {
  if (language === 'zxx') return 'Stars alone'
  if (language === '' || language === 'und') return 'Not recognised'
  return formatLanguage(language)
}

type Words = { question: string; one: string; notes: string[] }

const mostRows = 12

function groupChart(all: Group[], { question, one, notes }: Words): Chart<IntervalsData> {
  const groups = all.filter(({ reviews }) => reviews > 0)
  const total = groups.reduce((sum, { reviews }) => sum + reviews, 0)
  if (total < fewestReviews) return { question, answer: stillNeeded(total), ...nothingDrawn }
  const rows = groups.map(({ label, stars, reviews, to }): IntervalRow => {
    const rating = ratingOf(stars)
    return {
      label,
      value: rating?.value ?? null,
      low: rating?.low ?? 0,
      high: rating?.high ?? 0,
      count: reviews,
      to,
    }
  })
  return {
    question,
    answer: answerOf(groups, one),
    notes: [
      `The lines are 95% confidence intervals. A ${one} with fewer than ${fewestReviews} reviews has no number.`,
      ...(rows.length > mostRows
        ? [`The chart shows the ${mostRows} largest of ${rows.length}; the table has all.`]
        : []),
      ...notes,
    ],
    data: { rows: rows.slice(0, mostRows) },
    table: {
      columns: [
        { header: one === 'source' ? 'Source' : 'Language', kind: 'text' },
        { header: 'Average', kind: 'average' },
        { header: '95% from', kind: 'average' },
        { header: '95% to', kind: 'average' },
        { header: 'Reviews', kind: 'count' },
      ],
      rows: rows.map(({ label, value, low, high, count }) => [
        label,
        value,
        value === null ? null : low,
        value === null ? null : high,
        count,
      ]),
    },
  }
}

/** The highest and the lowest, and whether chance explains the difference. */
function answerOf(groups: Group[], one: string) {
  const rated = groups
    .flatMap(({ label, stars }) => {
      const rating = ratingOf(stars)
      return rating ? [{ label, stars, ...rating }] : []
    })
    .sort((a, b) => b.value - a.value)
  const [best, worst] = [rated[0], rated.at(-1)]
  if (!best || !worst) {
    return `No ${one} has ${fewestReviews} reviews here yet: ${formatList(groups.slice(0, 3).map(({ label, reviews }) => `${label} has ${reviews}`))}.`
  }
  const inNumbers = (each: typeof best) =>
    `${formatAverage(each.value)} from ${countOf(each.count, 'review')} (95% confidence: ${ratingInterval(each)})`
  if (best === worst) {
    return `Only one ${one} has enough reviews for a number. ${best.label}: ${inNumbers(best)}.`
  }
  const isSure = areRatingsApart(best.stars, worst.stars, rated.length)
  return `${isSure ? 'Yes' : 'Not clearly'}. ${best.label}: ${inNumbers(best)}. ${worst.label}: ${inNumbers(worst)}. The difference ${isSure ? 'is more than chance explains' : 'could be chance'}.`
}
