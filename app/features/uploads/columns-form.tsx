import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { Form, Link, useActionData, useNavigation } from 'react-router'
import { countOf } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Table } from '#app/ui/table.tsx'

/** A column that holds something, with the use that it has or that we guess. */
type UploadColumn = { at: number; name: string; samples: string[]; use: string }

export type UploadView = {
  id: string
  fileName: string | null
  rows: number
  columns: UploadColumn[]
}

/** The columns as they were chosen in a form that was refused. */
export const withUses = <List extends UploadView>(list: List, values: Record<string, string> = {}): List => ({
  ...list,
  columns: list.columns.map((column) => ({ ...column, use: values[`use.${column.at}`] ?? column.use })),
})

type ColumnsFormProps = {
  upload: UploadView
  fields: readonly { id: string; label: string }[]
  title?: string
  /** After the name and the size of the file. */
  note: ReactNode
  /** The page on which another file can be chosen. */
  here: string
  /** Before the link to it. */
  foot?: ReactNode
  error?: string
  children?: ReactNode
}

/** Above this number, columns that are not used are folded. */
const shownColumns = 12

export function ColumnsForm({ upload, fields, error, children, ...around }: ColumnsFormProps) {
  const { title = 'Which columns hold what?', note, here, foot } = around
  const { state, formData } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, useActionData())
  const isBusy = state !== 'idle' && formData?.get('act') === 'columns'
  const { columns } = upload
  const used = columns.filter(({ use }) => use)
  const isLong = columns.length > shownColumns
  const shown = isLong
    ? [...used, ...columns.filter(({ use }) => !use).slice(0, Math.max(0, 6 - used.length))]
    : columns
  const folded = columns.filter((column) => !shown.includes(column))
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid max-w-measure gap-3">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-sm text-muted wrap-anywhere">
          {upload.fileName ?? 'Your list'}, {countOf(upload.rows, 'row')}. {note}
        </p>
      </div>
      <Form className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6" method="post" noValidate ref={form}>
        <input name="upload" type="hidden" value={upload.id} />
        {error && <FormError text={error} />}
        <ColumnTable columns={shown} fields={fields} />
        {folded.length > 0 && (
          <details className="border-t border-line pt-3">
            <summary className="w-fit cursor-pointer text-sm underline decoration-control underline-offset-4">
              {countOf(folded.length, 'more column')}, not used
            </summary>
            <div className="mt-4">
              <ColumnTable columns={folded} fields={fields} />
            </div>
          </details>
        )}
        {children}
        <div>
          <Button isBusy={isBusy} kind="primary" name="act" value="columns">
            {isBusy ? 'Checking the rows' : `Check ${countOf(upload.rows, 'row')}`}
          </Button>
        </div>
      </Form>
      <p className="max-w-measure text-xs text-muted">
        {foot} <Link to={here}>Choose a different file</Link>
      </p>
    </div>
  )
}

type ColumnTableProps = {
  columns: UploadColumn[]
  fields: ColumnsFormProps['fields']
}

function ColumnTable({ columns, fields }: ColumnTableProps) {
  return (
    <Table
      caption="Columns of your file"
      columns={[
        {
          id: 'name',
          header: 'Column',
          cell: ({ name }: UploadColumn) => (
            <span className="font-medium break-words hyphens-auto">{name}</span>
          ),
        },
        {
          id: 'samples',
          header: 'First values',
          cell: ({ samples }: UploadColumn) => (
            <span className="line-clamp-2 text-muted wrap-anywhere">{samples.join(' · ')}</span>
          ),
        },
        {
          id: 'use',
          header: 'Use as',
          cell: (column: UploadColumn) => <UseSelect column={column} fields={fields} />,
        },
      ]}
      rowId={({ at }) => String(at)}
      rows={columns}
    />
  )
}

type UseSelectProps = { column: UploadColumn; fields: ColumnsFormProps['fields'] }

function UseSelect({ column: { at, name, use }, fields }: UseSelectProps) {
  const [chosen, setChosen] = useState(use)
  return (
    <select
      aria-label={`Use “${name}” as`}
      className={chosen ? 'control' : 'control text-muted'}
      defaultValue={use}
      name={`use.${at}`}
      onChange={({ currentTarget }) => setChosen(currentTarget.value)}
    >
      <option value="">Not used</option>
      {fields.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}
