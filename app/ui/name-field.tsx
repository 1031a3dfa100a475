import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

type NameFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  id: string
  /** Read aloud: the field has only a placeholder. */
  label: string
  error: string | undefined
  /** The buttons beside it. */
  children: ReactNode
}

/** A short name to type, with its buttons in the same line. */
export const NameField = ({ id, label, error, className, children, ...input }: NameFieldProps) => (
  <>
    <div className="flex flex-wrap items-center gap-2">
      <input
        {...input}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        aria-label={label}
        autoComplete="off"
        className={classNames('control', className)}
        required
      />
      {children}
    </div>
    <FieldError id={`${id}-error`} text={error} />
  </>
)
