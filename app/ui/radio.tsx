import type { ComponentProps, ReactNode } from 'react'
import { Tick } from './checkbox.tsx'
import { describe, FieldError, type FieldTexts, firstOf } from './field.tsx'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; help?: ReactNode }

export function Radio(props: RadioProps) {
  return <Tick type="radio" {...props} />
}

type RadioGroupProps = Omit<FieldTexts, 'isOptional'> & {
  name: string
  options: readonly { value: string; label: ReactNode; help?: ReactNode }[]
  defaultValue?: string
}

export function RadioGroup({ name, label, help, error, options, defaultValue }: RadioGroupProps) {
  const wrong = firstOf(error)
  const described = describe(name, { help, error })
  return (
    <fieldset aria-describedby={described['aria-describedby']} className="grid content-start gap-2">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      {options.map((option) => (
        <Radio
          aria-invalid={described['aria-invalid']}
          defaultChecked={option.value === defaultValue}
          help={option.help}
          key={option.value}
          label={option.label}
          name={name}
          value={option.value}
        />
      ))}
      <FieldError id={`${name}-error`} text={wrong} />
      {help && (
        <p className="text-xs text-muted" id={`${name}-description`}>
          {help}
        </p>
      )}
    </fieldset>
  )
}
