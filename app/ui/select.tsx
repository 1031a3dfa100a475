import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { describe, Field, type FieldTexts } from './field.tsx'

type SelectProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    options: readonly { value: string; label: string }[]
    /** Shown while nothing is selected. */
    prompt?: string
    fieldClassName?: string
  }

export function Select(props: SelectProps) {
  const { label, help, error, isOptional, options, prompt, fieldClassName, className, ...select } = props
  const id = select.id ?? select.name ?? ''
  return (
    <Field id={id} label={label} help={help} error={error} isOptional={isOptional} className={fieldClassName}>
      <select {...select} {...describe(id, { help, error })} className={classNames('control', className)}>
        {prompt && <option value="">{prompt}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
