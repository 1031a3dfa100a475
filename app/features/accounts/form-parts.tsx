import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'

type SendButtonProps = {
  children: string
  /** What the button says while it is under way. */
  busy: string
  /** Where a page has several forms, what tells this one. */
  name?: string
  value?: string
  kind?: 'primary' | 'secondary'
}

/** The button of a form: says what happens while it happens. */
export function SendButton({ children, busy, name, value, kind = 'primary' }: SendButtonProps) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData !== undefined && (!name || formData.get(name) === value)
  return (
    <Button isBusy={isBusy} isWide kind={kind} name={name} value={value}>
      {isBusy ? busy : children}
    </Button>
  )
}
