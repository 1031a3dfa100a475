import type { UploadView } from './columns-form.tsx'
import type { Upload } from './upload.table.ts'
import { type ColumnUses, columnName } from './upload.vocabulary.ts'

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
