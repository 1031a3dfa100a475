import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { alert, Icon } from './icon.tsx'

export type FieldTexts = {
  label: ReactNode
  help?: ReactNode
  /** The error to show; the first if there are several. */
  error?: string | string[]
  isOptional?: boolean
}

type FieldProps = FieldTexts & {
  /** The control's id. */
  id: string
  /** Shown at the end of the line below, such as a counter. */
  end?: ReactNode
  className?: string
  children: ReactNode
}

/** Label above, help below, error in place. Spread `describe(...)` onto the control inside. */
export function Field({ id, label, help, error, isOptional, end, className, children }: FieldProps) {
  const wrong = firstOf(error)
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label className="text-sm font-medium" htmlFor={id}>
        {label}
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children}
      {(wrong || help || end) && (
        <div className="flex justify-between gap-4">
          <div className="grid gap-1">
            <FieldError id={`${id}-error`} text={wrong} />
            {help && (
              <p className="text-xs text-muted" id={`${id}-description`}>
                {help}
              </p>
            )}
          </div>
          {end}
        </div>
      )}
    </div>
  )
}

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className="flex gap-1.5 text-sm font-medium text-danger" id={id}>
      <Icon className="mt-[3px] shrink-0" path={alert} />
      {text}
    </p>
  )
}

/** The ARIA attributes that link a control to its help and error. */
export function describe(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const isWrong = Boolean(firstOf(error))
  const by = classNames(isWrong && `${id}-error`, help ? `${id}-description` : null)
  return { id, 'aria-invalid': isWrong || undefined, 'aria-describedby': by || undefined }
}

type Answer = { values: Record<string, string>; errors: Record<string, string> }

/** For each field of a form: its name, what was typed or else saved, and what is wrong with it. */
export const fieldsOf =
  (answer: Answer | undefined, saved: Record<string, string | null | undefined> = {}) =>
  (name: string) => ({
    name,
    defaultValue: answer?.values[name] ?? saved[name] ?? undefined,
    error: answer?.errors[name],
  })

export const firstOf = (error: string | string[] | undefined) => (Array.isArray(error) ? error[0] : error)
