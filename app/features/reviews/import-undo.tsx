import { Form, Link, useNavigation } from 'react-router'
import { countOf } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'
import { useRefresh } from '#app/ui/use-refresh.ts'

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
