import { useRef } from 'react'
import { FieldError } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { setNatively } from '#app/ui/remembered-form.ts'
import { type FieldName, useFields } from './fields.ts'
import { isColour } from './host-page.ts'

type ColourFieldProps = { name: FieldName; label: string }

/** A colour as text, with the browser's own chooser beside it. Empty is the theme's. */
export function ColourField({ name, label }: ColourFieldProps) {
  const { control, typed } = useFields()
  const { error, ...input } = control(name)
  const text = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const now = typed[name] ?? ''
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
      <label className="text-sm font-medium" htmlFor={name}>
        {label}
      </label>
      <div className="flex gap-2">
        <input
          {...input}
          aria-describedby={error ? `${name}-error` : undefined}
          aria-invalid={error ? true : undefined}
          className="control min-w-0 flex-1 font-mono text-sm"
          maxLength={7}
          placeholder="of the theme"
          ref={text}
          spellCheck={false}
        />
        {isHydrated && (
          <input
            aria-label={`Choose: ${label}`}
            className="control w-12 shrink-0 p-1"
            disabled={input.disabled}
            onChange={(event) => setNatively(text.current!, event.target.value)}
            type="color"
            value={isColour(now) ? now : '#888888'}
          />
        )}
      </div>
      <div className="col-start-2 empty:hidden">
        <FieldError id={`${name}-error`} text={error} />
      </div>
    </div>
  )
}
