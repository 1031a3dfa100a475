import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { describe, Field, type FieldTexts } from './field.tsx'

type TextInputProps = Omit<ComponentProps<'input'>, 'children'> & FieldTexts & { fieldClassName?: string }

/** One line of text with its label, help and error. The id is the name when none is given. */
export function TextInput({
  label,
  help,
  error,
  isOptional,
  fieldClassName,
  className,
  ...input
}: TextInputProps) {
  const id = input.id ?? input.name ?? ''
  return (
    <Field id={id} label={label} help={help} error={error} isOptional={isOptional} className={fieldClassName}>
      <input {...input} {...describe(id, { help, error })} className={classNames('control', className)} />
    </Field>
  )
}
