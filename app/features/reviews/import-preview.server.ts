import type { Upload } from '#app/features/uploads/upload.table.ts'
import type { ColumnUses } from '#app/features/uploads/upload.vocabulary.ts'
import { rowsOfUpload } from '#app/features/uploads/uploading.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { importedReview } from './import.schema.ts'
import { type DateOrder, dateParts, reviewOfCells, unnamed } from './import-cells.ts'
import type { ReviewField } from './import-columns.vocabulary.ts'

export type ImportProblem = { line: number; who: string; why: string }

export type ImportPreview = {
  good: number
  /** The first of them. */
  problems: ImportProblem[]
  problemCount: number
  unnamed: number
  first: { rating: number; authorName: string; text: string; writtenAt: string }[]
}

const shown = { problems: 500, first: 3, text: 240 }

/** The outcome of each row if it were imported. */
export async function previewImport(
  db: Database,
  upload: Upload,
  columns: ColumnUses<ReviewField>,
  order: DateOrder,
): Promise<ImportPreview> {
  const preview: ImportPreview = { good: 0, problems: [], problemCount: 0, unnamed: 0, first: [] }
  for await (const { line, cells } of rowsOfUpload(db, upload)) {
    const given = reviewOfCells(cells, columns, order)
    const { data, error } = importedReview.safeParse(given)
    if (!data) {
      if (++preview.problemCount <= shown.problems)
        preview.problems.push({
          line,
          who: given.authorName.slice(0, 80),
          why: whyNot(given, error.issues[0]!),
        })
      continue
    }
    preview.good++
    if (data.authorName === unnamed) preview.unnamed++
    if (preview.first.length < shown.first) {
      const { rating, authorName, text, writtenAt } = data
      const short = text.length > shown.text ? `${text.slice(0, shown.text).toWellFormed()}…` : text
      preview.first.push({ rating, authorName, text: short, writtenAt: writtenAt.toISOString() })
    }
  }
  return preview
}

type Issue = { path: PropertyKey[]; message: string }

/** The reason with the cell it is about, so that the row is found and put right. */
function whyNot(given: ReturnType<typeof reviewOfCells>, { path: [field], message }: Issue) {
  if (field !== 'rating' && !(field === 'writtenAt' && typeof given.writtenAt === 'string')) return message
  const typed = String(given[field])
  if (typed === '' || typed === 'none') return field === 'rating' ? 'There is no rating' : 'There is no date'
  return `${message}: “${typed.length > 40 ? `${typed.slice(0, 40).toWellFormed()}…` : typed}”`
}

/** Which part of a file's dates is the day; null with an example where every date reads either way. */
export async function findDateOrder(
  db: Database,
  upload: Upload,
  columns: ColumnUses<ReviewField>,
): Promise<{ order: DateOrder } | { order: null; example: string }> {
  const at = columns.indexOf('date')
  let example: string | null = null
  for await (const { cells } of rowsOfUpload(db, upload)) {
    const parts = dateParts(cells[at] ?? '')
    if (!parts) continue
    if (parts.first > 12) return { order: 'day-first' }
    if (parts.second > 12) return { order: 'month-first' }
    if (parts.first !== parts.second) example ??= cells[at]!
  }
  return example === null ? { order: 'day-first' } : { order: null, example }
}
