import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** What a form of one button needs to know of its own sending. */
export function SendButton({
  children,
  busy,
  name,
  value,
}: {
  children: string
  /** What the button says while it is under way. */
  busy: string
  name?: string
  value?: string
}) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData !== undefined && (!name || formData.get(name) === value)
  return (
    <Button isBusy={isBusy} isWide kind="primary" name={name} value={value}>
      {isBusy ? busy : children}
    </Button>
  )
}
