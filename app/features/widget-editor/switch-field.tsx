import type { ReactNode } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { type FieldName, useFields } from './fields.ts'

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
