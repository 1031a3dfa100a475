// Fields, names of columns and guesses. Without a schema library: browsers load this file.

export const uploadKinds = ['customers', 'reviews'] as const
export type UploadKind = (typeof uploadKinds)[number]

type TableField<Field extends string = string> = {
  id: Field
  label: string
  /** Names of such columns in common exports, as `plainName` writes them. */
  names: readonly string[]
}

/** An export that is known by its header: a table is one if it has all of these columns. */
export type KnownExport<Field extends string = string> = {
  name: string
  signature: readonly string[]
  /** The columns that its header alone would lead us to use wrongly. Empty: not used. */
  columns: Readonly<Record<string, Field | ''>>
}

export type TableVocabulary<Field extends string = string> = {
  fields: readonly TableField<Field>[]
  exports: readonly KnownExport<Field>[]
  /** Without these a file leads to the columns' page. */
  required: readonly Field[]
}

/** The shape of a table, before its columns are assigned. */
export type TableShape = {
  /** Null where the first row holds values. */
  header: string[] | null
  /** The line of the header, 0 without one. */
  headerLine: number
  rows: number
  /** Up to three different values of each column, cut. */
  samples: string[][]
  /** The first rows, cut. */
  firstRows: string[][]
}

/** A column's use, by position; empty for columns that are not used. */
export type ColumnUses<Field extends string = string> = (Field | '')[]

export const shapeLimits = { samples: 3, sampleLength: 80, firstRows: 5, headerWithin: 10 }

/** "E-mail 1 - Value" -> "emailvalue", "Prénom" -> "prenom" */
export const plainName = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}]/gu, '')

export const columnName = ({ header }: Pick<TableShape, 'header'>, at: number) =>
  header?.[at] || `Column ${at + 1}`
