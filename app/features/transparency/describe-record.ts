import type { PublicRecord } from './public-record.ts'
import { sections } from './record-page.tsx'
import { readRows, readRules, readValue } from './section.ts'

/** The JSON file: the figures, and each section of the page with the rows of its table. */
export const describeRecord = (record: PublicRecord) => ({
  ...record,
  answers: sections.map((section) => ({
    id: section.id,
    question: section.question,
    answer: section.verdict(record).join(' '),
    rows: readRows(section, record).map((cells) =>
      Object.fromEntries(section.columns.map((column, at) => [column, readValue(cells[at])])),
    ),
    rules: readRules(section, record).map(([title, text]) => ({ title, text })),
  })),
})
