import type { ChangeEvent, ReactNode } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Pick, type PickOption } from '#app/ui/pick.tsx'
import { type FieldName, useFields } from './fields.ts'

type PickFieldProps = {
  name: FieldName
  label: string
  options: readonly PickOption[]
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** A choice within a sentence. A saved choice that is offered no longer stays one. */
export function PickField({ name, label, options, onChange }: PickFieldProps) {
  const { values, isLocked, errors } = useFields()
  const saved = values[name] ?? ''
  const isOffered = options.some(([value]) => value === saved)
  return (
    <>
      <Pick
        aria-describedby={errors[name] ? `${name}-error` : undefined}
        aria-invalid={errors[name] ? true : undefined}
        defaultValue={saved}
        disabled={isLocked(name)}
        id={name}
        label={label}
        name={name}
        onChange={onChange}
        options={isOffered ? options : [...options, [saved, saved] as const]}
      />
      <FieldError id={`${name}-error`} text={errors[name]} />
    </>
  )
}

type SwitchFieldProps = {
  name: FieldName
  label: ReactNode
  help?: ReactNode
  /** Plans that do not leave the choice have it on. */
  isOnIfLocked?: boolean
}

/** A checkbox that also says when it is off, which browsers do not. */
export function SwitchField({ name, label, help, isOnIfLocked }: SwitchFieldProps) {
  const { values, isLocked, errors } = useFields()
  return (
    <div>
      {!isLocked(name) && <input name={name} type="hidden" value="off" />}
      <Checkbox
        defaultChecked={values[name] === 'on' || (isOnIfLocked && isLocked(name))}
        disabled={isLocked(name)}
        error={errors[name]}
        help={help}
        id={name}
        label={label}
        name={name}
        value="on"
      />
    </div>
  )
}
