import { cellsOf, firstCell } from '#app/features/uploads/guessing.ts'
import type { Upload } from '#app/features/uploads/upload.table.ts'
import type { ColumnUses } from '#app/features/uploads/upload.vocabulary.ts'
import { rowsOfUpload } from '#app/features/uploads/uploading.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { invitationLimits } from './invitation.vocabulary.ts'
import { addressIn, nameOf } from './list-cells.ts'
import type { CustomerField } from './list-columns.vocabulary.ts'

/** A row as the file has it, with its line. */
export type ListRow = {
  line: number
  name: string
  email: string
  orderReference: string
  language: string
  country: string
  /** The file's entry on marketing consent, unchanged. */
  consent: string
  objection: string
}

export const listLimits = {
  rows: invitationLimits.rows.max,
  columns: invitationLimits.columns.max,
  rowLength: invitationLimits.rowLength.max,
}

/** The rows of an uploaded list. */
export async function readCustomers(db: Database, upload: Upload, columns: ColumnUses<CustomerField>) {
  const rows: ListRow[] = []
  for await (const { line, cells } of rowsOfUpload(db, upload)) {
    const cell = (field: CustomerField) => firstCell(cells, columns, field)
    rows.push({
      line,
      name: nameOf(cell('name'), cell('firstName'), cell('lastName')),
      email: addressIn(cellsOf(cells, columns, 'email')),
      orderReference: cell('orderReference'),
      language: cell('language'),
      country: cell('country'),
      consent: cell('consent'),
      objection: cell('objection'),
    })
  }
  return rows
}

const readers = new Set<string>()

/**
 * Reads a list, from its first byte on, unless another one of this owner is being read: 409. Kept in memory, because
 * disk and time of this process are what it protects, and no crash can leave it behind.
 */
export async function readOneListAtATime<T>(ownerId: string, read: () => Promise<T>): Promise<T> {
  if (readers.has(ownerId))
    throw conflict('We are still reading another list of yours. Please try again in a minute.')
  readers.add(ownerId)
  try {
    return await read()
  } finally {
    readers.delete(ownerId)
  }
}
