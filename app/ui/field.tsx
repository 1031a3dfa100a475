import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { alert, Icon } from './icon.tsx'

export type FieldTexts = {
  label: ReactNode
  help?: ReactNode
  /** The sentence to show; of several, the first. */
  error?: string | string[]
  isOptional?: boolean
}

type FieldProps = FieldTexts & {
  /** The id of the control inside. */
  id: string
  /** At the end of the line below: a counter. */
  end?: ReactNode
  className?: string
  children: ReactNode
}

/** Label above, help below, the error in place. The control inside takes `describe(...)` as its attributes. */
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

/** What ties a control to its help and its error. */
export function describe(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const isWrong = Boolean(firstOf(error))
  const by = classNames(isWrong && `${id}-error`, help ? `${id}-description` : null)
  return { id, 'aria-invalid': isWrong || undefined, 'aria-describedby': by || undefined }
}

export const firstOf = (error: string | string[] | undefined) => (Array.isArray(error) ? error[0] : error)
