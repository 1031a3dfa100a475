import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { describe, Field, type FieldTexts } from './field.tsx'
import { useHydrated } from './hydrated.ts'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & FieldTexts

/** A password field with a show button. Without JavaScript it is a plain password field. */
export function PasswordInput({ label, help, error, isOptional, className, ...input }: PasswordInputProps) {
  const id = input.id ?? input.name ?? ''
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  return (
    <Field id={id} label={label} help={help} error={error} isOptional={isOptional}>
      <div className="relative">
        <input
          spellCheck={false}
          {...input}
          {...describe(id, { help, error })}
          className={classNames('control', isHydrated && 'pr-16', className)}
          type={isShown ? 'text' : 'password'}
        />
        {isHydrated && (
          <button
            aria-controls={id}
            aria-label={isShown ? 'Hide the password' : 'Show the password'}
            className="absolute inset-y-0 right-0 px-3 text-sm font-medium text-muted hover:text-ink"
            onClick={() => setShown(!isShown)}
            type="button"
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
    </Field>
  )
}
