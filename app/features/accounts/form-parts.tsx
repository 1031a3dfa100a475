import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** Below a field for a new password, until there is an error to say the same. */
export const passwordHelp = 'At least 10 characters. A few words are better than a riddle.'

type SendButtonProps = {
  children: string
  /** What the button says while it is under way. */
  busy: string
  /** Where a page has several forms, what tells this one. */
  name?: string
  value?: string
  kind?: 'primary' | 'secondary'
  /** For those who do not see what it stands beside. */
  label?: string
  /** As wide as its words, at the start of the line. */
  isNarrow?: boolean
}

/** The button of a form: says what happens while it happens. */
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

/** Tells the form in which time zone this browser is, where it has JavaScript. */
export function BrowsersTimeZone() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone
  }, [])
  return <input defaultValue="" name="timeZone" ref={field} type="hidden" />
}
