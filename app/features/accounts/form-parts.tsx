import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** Below a field for a new password, until an error says the same. */
export const passwordHelp = 'At least 10 characters. A few words together work well.'

type SendButtonProps = {
  children: string
  /** The button's text while the form is being sent. */
  busy: string
  /** Where a page has several forms: which one this is. */
  name?: string
  value?: string
  kind?: 'primary' | 'secondary'
  /** For screen readers, where the text alone is ambiguous. */
  label?: string
  /** As wide as its text, at the start of the line. */
  isNarrow?: boolean
}

/** The submit button of a form: shows that the form is being sent. */
export function SendButton({
  children,
  busy,
  name,
  value,
  kind = 'primary',
  label,
  isNarrow,
}: SendButtonProps) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData !== undefined && (!name || formData.get(name) === value)
  return (
    <Button
      aria-label={label}
      className={isNarrow ? 'justify-self-start' : undefined}
      isBusy={isBusy}
      isWide={!isNarrow}
      kind={kind}
      name={name}
      value={value}
    >
      {isBusy ? busy : children}
    </Button>
  )
}

/** Puts this browser's time zone into the form, if JavaScript runs. */
export function BrowsersTimeZone() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone
  }, [])
  return <input defaultValue="" name="timeZone" ref={field} type="hidden" />
}
