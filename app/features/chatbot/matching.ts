import type { ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { isCounted } from '#app/features/reviews/review.vocabulary.ts'
import { hasWords } from './finding-words.ts'
import type { Row } from './reading-rows.server.ts'

/** Those of the rows that belong to the set. */
export const matching = (rows: Row[], set: ReviewSet) => rows.filter((row) => isIn(row, set))

/** Stars alone have no language. */
const isWritten = (language: string) => language !== '' && language !== 'zxx' && language !== 'und'

function isIn(row: Row, set: ReviewSet) {
  const { from, to, lowest, highest, label, languages, exceptLanguage, importedFrom, reply, weekdays } = set
  return (
    (!from || row.writtenOn >= from) &&
    (!to || row.writtenOn <= to) &&
    (!lowest || row.rating >= lowest) &&
    (!highest || row.rating <= highest) &&
    (!label || row.label === label) &&
    (!languages || languages.includes(row.language)) &&
    (!exceptLanguage || (isWritten(row.language) && row.language !== exceptLanguage)) &&
    (!set.provenances || set.provenances.includes(row.provenance)) &&
    (!importedFrom || row.importSource === importedFrom) &&
    (!set.text || row.length > 0 === (set.text === 'with')) &&
    (!reply || (isCounted(row.provenance) && row.isReplied === (reply === 'with'))) &&
    (!set.repliedWithin || (row.replyTime !== null && row.replyTime <= set.repliedWithin * 10)) &&
    (!weekdays || weekdays.includes(weekdayOf(row.writtenOn))) &&
    isAbout(row, set)
  )
}

/** 1 is Monday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The topics, the words and the opinion. An opinion is about the topics or words asked for, otherwise about anything. */
function isAbout(row: Row, { topics, words = [], opinion }: ReviewSet) {
  const wanted = topics ? row.topics.filter(({ topic }) => topics.includes(topic)) : row.topics
  if (topics && wanted.length === 0) return false
  if (!words.every(({ forms }) => row.text !== null && hasWords(row.text, forms, row.language))) return false
  if (!opinion) return true
  const objects = words.filter(({ isObject }) => isObject)
  const field = opinion === 'praise' ? 'praise' : 'complaints'
  if (objects.length === 0 || topics) return wanted.some((each) => each[field] > 0)
  const label = opinion === 'praise' ? 'positive' : 'negative'
  return objects.some(({ forms }) =>
    row.opinions.some((each) => each.label === label && hasWords(each.term, forms, row.language)),
  )
}
