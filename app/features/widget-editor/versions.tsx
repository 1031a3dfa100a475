import type { WidgetVersion } from '#app/features/widgets/save-widget.server.ts'
import { PostButton } from '#app/ui/post-button.tsx'
import { Time } from '#app/ui/time.tsx'

type VersionsProps = {
  versions: WidgetVersion[]
  /** Unsaved changes are saved or discarded first, so that a restored version does not swallow them. */
  isDirty: boolean
}

/** Earlier states of the widget, one for each of its last changes. Restoring one is a change too, and can be undone. */
export function Versions({ versions, isDirty }: VersionsProps) {
  return (
    <details className="fold">
      <summary className="min-h-11 items-center py-1">
        <h3 className="inline text-lg">Earlier versions</h3>
      </summary>
      {versions.length === 0 && <p className="mt-2 text-sm text-muted">None yet.</p>}
      {isDirty && versions.length > 0 && (
        <p className="mt-2 text-sm text-muted">Save or discard your changes to restore one.</p>
      )}
      <ul className="mt-2 text-sm">
        {versions.map(({ number, replacedAt, changed }) => (
          <li className="flex items-center gap-4 border-b border-line py-2" key={number}>
            <p className="min-w-0 flex-1">
              Before <Time at={replacedAt} />
              <span className="block text-muted">Changed then: {changed.join(', ') || 'nothing'}</span>
            </p>
            <PostButton disabled={isDirty} act="restore-version" fields={{ number }}>
              Restore<span className="sr-only"> version {number}</span>
            </PostButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
