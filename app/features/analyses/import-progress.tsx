import { countOf, formatNumber } from '#app/languages/format.ts'
import type { ImportProgress as Progress } from './import-progress.server.ts'

/** Why figures are missing or still small: `whose` reviews are being read. */
export function ImportProgress({ progress, whose }: { progress: Progress | null; whose?: string }) {
  if (!progress) return null
  return (
    <p className="mb-6 max-w-measure border-l-2 border-warning py-1 pl-4 text-sm" role="status">
      {formatNumber(progress.analysed)} of {countOf(progress.imported, 'imported review')}
      {whose && ` of ${whose}`} are analysed. The figures follow: reload this page in a minute.
    </p>
  )
}
