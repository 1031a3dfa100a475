import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { LeftOut } from '#app/features/uploads/left-out.tsx'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { Block } from '#app/ui/block.tsx'
import { Button } from '#app/ui/button.tsx'
import { Actions } from '#app/ui/dialog.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { useRefresh } from '#app/ui/use-refresh.ts'
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

export const ImportProblems = (props: { count: number; problems: ImportProblem[] }) => (
  <LeftOut {...props} title="Rows that are left out" who="Author" />
)

type Shown = { id: string; added: number; isFinished: boolean; undoableUntil: Date | null }

/** Cancels an import that runs, or undoes one that has ended. */
export function ImportUndo({ shown, isPublic }: { shown: Shown; isPublic: boolean }) {
  const { id, added, isFinished, undoableUntil } = shown
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('act') === 'undo'
  if (!undoableUntil || (isFinished && added === 0)) return null
  return (
    <details>
      <summary className="mb-4 w-fit cursor-pointer underline underline-offset-4">
        {isFinished ? 'Undo this import' : 'Cancel this import'}
      </summary>
      <Form className="grid max-w-measure gap-4 text-sm" method="post">
        <p className="text-muted">
          {isFinished && (
            <>
              Possible until <Time as="date" at={undoableUntil} />.{' '}
            </>
          )}
          All reviews of this file that were imported disappear
          {isPublic &&
            ', with your replies to them. Reviews that were challenged, reported or removed stay as they are. Your transparency page will show that you did this, and how many reviews disappeared, by stars'}
          .
        </p>
        <input name="import" type="hidden" value={id} />
        <p>
          <Button isBusy={isSending} kind="danger" name="act" value="undo">
            {isFinished ? `Take back ${countOf(added, 'review')}` : 'Cancel and take everything back'}
          </Button>
        </p>
      </Form>
    </details>
  )
}

type Undo = {
  source: string
  stars: number[]
  kept: number
  replacedBy: string | null
  isFinished: boolean
}

export function UndoneImport({ undo, here, isPublic }: { undo: Undo; here: string; isPublic: boolean }) {
  const { source, stars, kept, replacedBy, isFinished } = undo
  useRefresh(!isFinished)
  const count = stars.reduce((sum, each) => sum + each, 0)
  return (
    <div className="grid max-w-measure gap-4" role="status">
      <p className="font-serif text-2xl leading-[1.34] wrap-anywhere">
        {isFinished
          ? `${countOf(count, 'review')} from ${source} taken back.`
          : `Taking back the reviews from ${source}: ${countOf(count, 'review')} so far.`}
      </p>
      {isFinished && (
        <p className="text-sm text-muted">
          {count > 0 &&
            `By stars: ${stars.map((each, at) => `${each} with ${countOf(at + 1, 'star')}`).join(', ')}. `}
          {kept > 0 &&
            `${countOf(kept, 'review')} that ${kept === 1 ? 'was' : 'were'} challenged, reported or removed ${kept === 1 ? 'stays' : 'stay'}. `}
          {isPublic && 'Your transparency page shows it.'}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {replacedBy && <Link to={`${here}?import=${replacedBy}`}>The import that replaces it</Link>}
        <Link to={here}>Import another file</Link>
      </p>
    </div>
  )
}

type Earlier = { id: string; source: string; added: number; createdAt: Date }

/** Said before the same file is imported again in another way. */
export function Replaced({ imports, isPublic }: { imports: Earlier[]; isPublic: boolean }) {
  return imports.map(({ id, source, added, createdAt }) => (
    <strong className="block font-medium text-ink" key={id}>
      You imported this file on <Time as="date" at={createdAt} /> as {source}. The new import replaces it: its{' '}
      {countOf(added, 'review')} disappear
      {isPublic && ', with your replies to them, and your transparency page shows how many, by stars'}.
    </strong>
  ))
}
