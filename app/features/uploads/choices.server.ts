import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { UploadView } from './columns-form.tsx'
import { usesByName } from './table-shape.ts'
import { columnChoices, type Upload } from './upload.table.ts'
import { type ColumnUses, columnName, type TableShape, type TableVocabulary } from './upload.vocabulary.ts'

const hashOf = ({ header }: TableShape) => createHash('sha256').update(JSON.stringify(header)).digest()

type Shaped = Pick<Upload, 'businessId' | 'kind' | 'shape'>

const isChoice = ({ businessId, kind, shape }: Shaped) =>
  and(
    eq(columnChoices.businessId, businessId),
    eq(columnChoices.kind, kind),
    eq(columnChoices.headerHash, hashOf(shape)),
  )

/** How this business used a file with the same header the last time; null the first time. */
export async function findChoice<Field extends string>(
  db: Database,
  upload: Shaped,
  { fields }: TableVocabulary<Field>,
): Promise<ColumnUses<Field> | null> {
  if (!upload.shape.header) return null
  const [choice] = await db.select().from(columnChoices).where(isChoice(upload))
  if (!choice) return null
  const known = new Set<string>(fields.map(({ id }) => id))
  return choice.columns.map((use) => (known.has(use) ? (use as Field) : ''))
}

/** Remembers the use of columns, unless there are no names to know them by or the names tell it. */
export async function rememberChoice<Field extends string>(
  db: Database,
  upload: Shaped,
  columns: ColumnUses<Field>,
  vocabulary: TableVocabulary<Field>,
) {
  if (!upload.shape.header) return
  await db.delete(columnChoices).where(isChoice(upload))
  if (String(columns) === String(usesByName(upload.shape, vocabulary))) return
  const { businessId, kind, shape } = upload
  await db
    .insert(columnChoices)
    .values({ businessId, kind, headerHash: hashOf(shape), columns, updatedAt: now() })
    .onConflictDoNothing()
}

/** The uses that a form names: `use.0`, `use.1` and so on. Unknown ones are not used. */
export function readUses<Field extends string>(
  values: Record<string, string>,
  { samples }: TableShape,
  { fields }: TableVocabulary<Field>,
): ColumnUses<Field> {
  return samples.map((_, at) => fields.find(({ id }) => id === values[`use.${at}`])?.id ?? '')
}

/** The columns of a file that hold something, or that are used. */
export function viewOf({ id, fileName, shape }: Upload, uses: ColumnUses): UploadView {
  const columns = shape.samples.map((samples, at) => ({
    at,
    name: columnName(shape, at),
    samples,
    use: uses[at] ?? '',
  }))
  return {
    id,
    fileName,
    rows: shape.rows,
    columns: columns.filter(({ samples, use }) => samples.length > 0 || use),
  }
}
