import { Form } from 'react-router'
import type { WidgetVersion } from '#app/features/widgets/widget-versions.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'

const shownAtFirst = 5

type VersionsProps = {
  versions: WidgetVersion[]
  /** Unsaved changes are saved or discarded first, so that a restored version does not swallow them. */
  isDirty: boolean
}

/** Earlier states of the widget, one for each of its last changes. Restoring one is a change too, and can be undone. */
export function Versions({ versions, isDirty }: VersionsProps) {
  const older = versions.slice(shownAtFirst)
  return (
    <details className="fold">
      <summary className="min-h-11 items-center py-1">
        <h3 className="inline text-lg">Earlier versions</h3>
      </summary>
      <div className="mt-2 grid gap-4">
        {versions.length === 0 ? (
          <p className="text-sm text-muted">None yet. Each time you save, the version before is kept here.</p>
        ) : (
          <VersionList isDirty={isDirty} versions={versions.slice(0, shownAtFirst)} />
        )}
        {isDirty && versions.length > 0 && (
          <p className="text-sm text-muted">Save or discard your changes first, then restore a version.</p>
        )}
        {older.length > 0 && (
          <details className="text-sm">
            <summary className="w-fit underline underline-offset-4">
              {older.length === 1 ? 'One more' : `${older.length} more`}
            </summary>
            <div className="mt-3">
              <VersionList isDirty={isDirty} versions={older} />
            </div>
          </details>
        )}
      </div>
    </details>
  )
}

function VersionList({ versions, isDirty }: VersionsProps) {
  return (
    <ul className="border-t border-line text-sm">
      {versions.map(({ number, replacedAt, changed }) => (
        <li className="flex items-center gap-4 border-b border-line py-2" key={number}>
          <p className="min-w-0 flex-1">
            Before <Time at={replacedAt} />
            <span className="block text-muted">Changed then: {changed.join(', ') || 'nothing'}</span>
          </p>
          <Form method="post" preventScrollReset>
            <input name="number" type="hidden" value={number} />
            <Button disabled={isDirty} name="act" value="restore-version">
              Restore<span className="sr-only"> version {number}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
