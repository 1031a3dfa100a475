import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

type SaveBarProps = {
  isDirty: boolean
  /** The form holds something that was typed in this tab before, and not saved. */
  isDraft: boolean
  onDiscard: () => void
}

/** Always in view: whether everything is saved, and the button that does it. */
export function SaveBar({ isDirty, isDraft, onDiscard }: SaveBarProps) {
  const isSaving = useNavigation().state === 'submitting'
  const isHydrated = useHydrated()
  const status = isDirty
    ? isDraft
      ? 'Unsaved changes from before'
      : 'Unsaved changes'
    : 'Everything is saved'
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-rule bg-paper py-3">
      <p className="mr-auto text-sm text-muted" role="status">
        {isHydrated ? status : 'Nothing is saved until you press Save'}
      </p>
      {isDirty && (
        <Button kind="quiet" onClick={onDiscard} type="button">
          Discard
        </Button>
      )}
      <Button isBusy={isSaving} kind="primary" name="act" value="save">
        {isSaving ? 'Saving' : 'Save'}
      </Button>
    </div>
  )
}
