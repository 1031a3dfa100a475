import { Link } from 'react-router'
import { countOf } from '#app/languages/format.ts'
import { Time } from '#app/ui/time.tsx'

type Import = { id: string; source: string; added: number; createdAt: Date; undoneAt?: Date | null }

/** The files that were imported before; each opens its result on the page `here`. */
export function EarlierImports({ imports, here }: { imports: Import[]; here: string }) {
  if (imports.length === 0)
    return <p className="text-sm text-muted">Files that you have imported will appear here.</p>
  return (
    <ul>
      {imports.map(({ id, source, added, createdAt, undoneAt }) => (
        <li className="grid gap-0.5 border-b border-line py-3 text-sm" key={id}>
          <Link className="reach font-medium wrap-anywhere" to={`${here}?import=${id}`}>
            {source}
          </Link>
          <span className="text-muted">
            {countOf(added, 'review')}
            {undoneAt && ', taken back'} · <Time at={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}
