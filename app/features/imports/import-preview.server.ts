import { rowsOfUpload } from '#app/features/uploads/store-upload.server.ts'
import { firstCell, usesByName } from '#app/features/uploads/table-columns.server.ts'
import type { Upload } from '#app/features/uploads/upload.table.ts'
import { type ColumnUses, columnName, type TableShape } from '#app/features/uploads/upload.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import { turns } from '#app/platform/batch.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { importedReview } from './import.schema.ts'
import {
  type CellRules,
  type DateOrder,
  dateParts,
  isRecommendation,
  type RatingScale,
  ratingIn,
  reviewOfCells,
  unnamed,
} from './import-cells.ts'
import { type ReviewField, reviewColumns } from './import-columns.vocabulary.ts'

export type ImportProblem = { line: number; who: string; why: string }

export type ImportPreview = {
  good: number
  /** The first problems; `problemCount` counts them all. */
  problems: ImportProblem[]
  problemCount: number
  unnamed: number
  /** How ratings were read where they are not whole stars of five. */
  notes: string[]
  /** Columns that hold something and are not used. */
  unused: string[]
  first: { rating: number; authorName: string; text: string; writtenAt: string }[]
}

const shown = { problems: 500, first: 3, text: 240 }

export async function previewImport(
  db: Database,
  upload: Upload,
  columns: ColumnUses<ReviewField>,
  rules: CellRules,
): Promise<ImportPreview> {
  const preview: ImportPreview = {
    good: 0,
    problems: [],
    problemCount: 0,
    unnamed: 0,
    first: [],
    notes: [],
    unused: unusedColumns(upload.shape, columns).map((at) => columnName(upload.shape, at)),
  }
  const read = { recommended: 0, halved: 0, rounded: 0 }
  const betweenRows = turns()
  for await (const { line, cells } of rowsOfUpload(db, upload)) {
    await betweenRows()
    const given = reviewOfCells(cells, columns, rules)
    const { data, error } = importedReview.safeParse(given)
    if (!data) {
      if (++preview.problemCount <= shown.problems)
        preview.problems.push({
          line,
          who: given.authorName.slice(0, 80),
          why: rejectionReason(given, error.issues[0]!),
        })
      continue
    }
    preview.good++
    const typed = firstCell(cells, columns, 'rating')
    const found = ratingIn(typed)
    if (isRecommendation(typed)) read.recommended++
    else if (typeof found !== 'string') {
      const isOfTen = (found.best ?? rules.scale) === 10
      if (isOfTen) read.halved++
      if ((isOfTen ? found.value / 2 : found.value) !== data.rating) read.rounded++
    }
    if (data.authorName === unnamed) preview.unnamed++
    if (preview.first.length < shown.first) {
      const { rating, authorName, text, writtenAt } = data
      const short = text.length > shown.text ? `${text.slice(0, shown.text).toWellFormed()}…` : text
      preview.first.push({ rating, authorName, text: short, writtenAt: writtenAt.toISOString() })
    }
  }
  preview.notes = notesOf(read, rules)
  return preview
}

/** Rules that change what somebody gave are stated before anything is imported. */
function notesOf(
  { recommended, halved, rounded }: Record<'recommended' | 'halved' | 'rounded', number>,
  { scale }: CellRules,
) {
  const notes: string[] = []
  if (halved > 0)
    notes.push(
      scale === 10
        ? `${countOf(halved, 'rating')} ${halved === 1 ? 'is' : 'are'} out of ten and halved: ratings without a scale go above 5 in this file, or you said so.`
        : `${countOf(halved, 'rating')} ${halved === 1 ? 'names' : 'name'} ten as the best and ${halved === 1 ? 'is' : 'are'} halved.`,
    )
  if (rounded > 0)
    notes.push(
      `${countOf(rounded, 'rating')} ${rounded === 1 ? 'is' : 'are'} rounded to the nearest whole star, halves down (4.5 becomes 4), but never below one.`,
    )
  if (recommended > 0)
    notes.push(
      `${countOf(recommended, 'recommendation')} without stars: “recommends” is imported as 5 stars, “doesn’t recommend” as 1.`,
    )
  return notes
}

/** The positions of columns that hold something and are not used. */
const unusedColumns = ({ samples }: TableShape, columns: ColumnUses<ReviewField>) =>
  samples.flatMap((values, at) => (values.length > 0 && !columns[at] ? [at] : []))

/** The use of each column by its name; one that is named like a rating ("Bewertung") and holds sentences is the text. */
export function suggestColumns(shape: TableShape): ColumnUses<ReviewField> {
  const uses = usesByName(shape, reviewColumns)
  return uses.map((use, at) =>
    use === 'rating' && holdsSentences(shape, at) ? (uses.includes('text') ? '' : 'text') : use,
  )
}

/** A column that holds sentences and is not used, or as the rating, where no column is used as text. */
export function missedText(shape: TableShape, columns: ColumnUses<ReviewField>): string | null {
  if (columns.includes('text')) return null
  const ratings = columns.flatMap((use, at) => (use === 'rating' ? [at] : []))
  const at = [...unusedColumns(shape, columns), ...ratings].find((column) => holdsSentences(shape, column))
  return at === undefined ? null : columnName(shape, at)
}

const holdsSentences = ({ samples }: TableShape, column: number) =>
  samples[column]!.some(
    (value) => value.trim().split(/\s+/).length >= 4 && typeof ratingIn(value) === 'string',
  )

type Issue = { path: PropertyKey[]; message: string }

/** The reason with the cell it is about, so that the row is found and put right. */
function rejectionReason(given: ReturnType<typeof reviewOfCells>, { path: [field], message }: Issue) {
  if (field !== 'rating' && !(field === 'writtenAt' && typeof given.writtenAt === 'string')) return message
  const typed = String(given[field])
  if (typed === '' || typed === 'none') return field === 'rating' ? 'There is no rating' : 'There is no date'
  return `${message}: “${typed.length > 40 ? `${typed.slice(0, 40).toWellFormed()}…` : typed}”`
}

type FoundRules = {
  order: DateOrder | null
  scale: RatingScale | null
  /** A date of the file that could be read with the day or the month first. */
  example?: string
}

/** Which part of a file's dates is the day, and the best of its ratings; null where only the owner can say. */
export async function findRules(
  db: Database,
  upload: Upload,
  columns: ColumnUses<ReviewField>,
): Promise<FoundRules> {
  let order: DateOrder | null = null
  let example: string | undefined
  let [rated, aboveFive] = [0, 0]
  const betweenRows = turns()
  for await (const { cells } of rowsOfUpload(db, upload)) {
    await betweenRows()
    const rating = ratingIn(firstCell(cells, columns, 'rating'))
    if (typeof rating !== 'string' && rating.best === null) {
      rated++
      if (rating.value > 5 && rating.value <= 10) aboveFive++
    }
    const date = firstCell(cells, columns, 'date')
    const parts = dateParts(date)
    if (!parts) continue
    if (parts.first > 12) order ??= 'day-first'
    else if (parts.second > 12) order ??= 'month-first'
    else if (parts.first !== parts.second) example ??= date
  }
  const saysTen = /10|\bten\b|zehn/i.test(columnName(upload.shape, columns.indexOf('rating')))
  return {
    order: order ?? (example === undefined ? 'day-first' : null),
    scale: scaleOf(rated, aboveFive, saysTen),
    example,
  }
}

/** One rating in ten above five tells it; fewer may be slips, and a column's name that says ten may be wrong. */
function scaleOf(rated: number, aboveFive: number, saysTen: boolean): RatingScale | null {
  if (aboveFive > 0) return aboveFive * 10 >= rated ? 10 : null
  return saysTen ? null : 5
}
