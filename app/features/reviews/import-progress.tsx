import { type ReactNode, useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'
import type { ImportProblem } from './import-preview.server.ts'
import { ImportProblems } from './import-preview.tsx'

export type ShownImport = {
  source: string
  rows: number
  done: number
  added: number
  alreadyThere: number
  refused: number
  neverReturned?: number
  problems: ImportProblem[]
  isFinished: boolean
}

const lookEveryMs = 1500

type ImportProgressProps = {
  shown: ShownImport
  /** Said when it has ended and added some. */
  added: ReactNode
  /** Links to what can be done next. */
  children: ReactNode
}

/** How far an import is, and what came of it. */
export function ImportProgress({ shown, added: saidOfAdded, children }: ImportProgressProps) {
  const { source, rows, done, added, alreadyThere, refused, neverReturned = 0, problems, isFinished } = shown
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isFinished) return
    const timer = setInterval(revalidate, lookEveryMs)
    return () => clearInterval(timer)
  }, [isFinished, revalidate])
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid max-w-measure gap-4" role="status">
        <p className="font-serif text-2xl leading-[1.34] wrap-anywhere">
          {isFinished
            ? `${countOf(added, 'review')} from ${source} imported.`
            : `${formatNumber(done)} of ${countOf(rows, 'row')} read.`}
        </p>
        {!isFinished && (
          <>
            <progress aria-label="Rows read" className="progress w-full" max={rows} value={done} />
            <p className="text-sm text-muted">
              You may leave this page: the import goes on.{' '}
              <noscript>
                <Link to="" reloadDocument>
                  Look again
                </Link>
              </noscript>
            </p>
          </>
        )}
        {isFinished && (
          <p className="text-sm text-muted">
            {alreadyThere > 0 && `${countOf(alreadyThere, 'review')} of this file had been imported before. `}
            {neverReturned > 0 &&
              `${countOf(neverReturned, 'review')} ${neverReturned === 1 ? 'is' : 'are'} like one that was removed or erased here, or that was disputed, and ${neverReturned === 1 ? 'does' : 'do'} not return. `}
            {refused > 0 && `${countOf(refused, 'row')} could not be read as a review. `}
            {added > 0 && saidOfAdded}
          </p>
        )}
        {isFinished && <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">{children}</p>}
      </div>
      {isFinished && refused > 0 && <ImportProblems count={refused} problems={problems} />}
    </div>
  )
}
