import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { Block } from '#app/ui/block.tsx'
import { Button } from '#app/ui/button.tsx'
import { Actions } from '#app/ui/dialog.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import type { ImportPreview, ImportProblem } from './import-preview.server.ts'

type CheckedFileProps = {
  upload: string
  source: string
  preview: ImportPreview
  /** Path of the import's page. */
  here: string
  /** The same file was imported before: that import goes. */
  replaces?: boolean
  /** What becomes of the reviews, in a sentence. */
  children: ReactNode
}

const shownUnused = 20

export function CheckedFile({ upload, source, preview, here, replaces, children }: CheckedFileProps) {
  const { state, formData } = useNavigation()
  const isStarting = state !== 'idle' && formData?.get('act') === 'start'
  const { good, problems, problemCount, first, notes, unused } = preview
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid max-w-measure gap-4">
        <p className="font-serif text-2xl leading-[1.34] wrap-anywhere">
          {good > 0
            ? `${countOf(good, 'review')} from ${source} can be imported`
            : 'No row of this file can be imported'}
          {problemCount > 0 && good > 0 && `, and ${countOf(problemCount, 'row')} cannot`}.
        </p>
        <p className="text-sm text-muted">{children}</p>
        {notes.map((note) => (
          <p className="border-l-2 border-warning py-1 pl-4 text-sm" key={note}>
            {note}
          </p>
        ))}
        {unused.length > 0 && (
          <p className="text-sm text-muted wrap-anywhere">
            Columns that are not used: {unused.slice(0, shownUnused).join(', ')}
            {unused.length > shownUnused && ` and ${formatNumber(unused.length - shownUnused)} more`}.
          </p>
        )}
        <Actions>
          {good > 0 && (
            <Form method="post">
              <input name="upload" type="hidden" value={upload} />
              {replaces && <input name="replaces" type="hidden" value="yes" />}
              <Button isBusy={isStarting} kind="primary" name="act" value="start">
                {isStarting
                  ? 'Starting the import'
                  : `${replaces ? 'Replace with' : 'Import'} ${countOf(good, 'review')}`}
              </Button>
            </Form>
          )}
          <Link className="reach text-sm" to={`${here}?upload=${upload}&columns=change`}>
            Change columns
          </Link>
          <Link className="reach text-sm" to={here}>
            Different file
          </Link>
        </Actions>
      </div>
      {first.length > 0 && (
        <Block id="first" title="As they will appear">
          <ul>
            {first.map(({ rating, authorName, text, writtenAt }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of rows that may be equal
              <li className="grid max-w-measure gap-1.5 border-b border-line py-4" key={at}>
                <Stars rating={rating} />
                <p className="text-sm wrap-anywhere whitespace-pre-line">{text || 'Stars alone'}</p>
                <p className="text-xs text-muted wrap-anywhere">
                  <bdi>{authorName}</bdi>, <Time as="date" at={writtenAt} />
                </p>
              </li>
            ))}
          </ul>
        </Block>
      )}
      {problemCount > 0 && <ImportProblems count={problemCount} problems={problems} />}
    </div>
  )
}

export function ImportProblems({ count, problems }: { count: number; problems: ImportProblem[] }) {
  return (
    <Block id="problems" title="Rows that are left out">
      {count > problems.length && (
        <p className="mb-4 text-sm text-muted">
          These are the first {formatNumber(problems.length)} of {formatNumber(count)}.
        </p>
      )}
      <Table
        caption="Rows that are left out"
        columns={[
          {
            id: 'who',
            header: 'Author',
            cell: ({ who }: ImportProblem) => <span className="wrap-anywhere">{who}</span>,
          },
          { id: 'line', header: 'Line', cell: ({ line }) => formatNumber(line), isNumber: true },
          { id: 'why', header: 'Reason', cell: ({ why }) => why },
        ]}
        rowId={({ line }) => String(line)}
        rows={problems}
      />
    </Block>
  )
}
