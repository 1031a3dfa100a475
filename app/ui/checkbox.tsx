import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { describe, FieldError, type FieldTexts, firstOf } from './field.tsx'

type TickProps = Omit<ComponentProps<'input'>, 'children'> & Omit<FieldTexts, 'isOptional'>

function Tick({ label, help, error, className, ...input }: TickProps) {
  const id =
    input.id ?? [input.name, input.value].filter((part) => part !== undefined && part !== '').join('-')
  const { 'aria-invalid': isWrong, ...described } = describe(id, { help, error })
  return (
    <div className={classNames('grid grid-cols-[20px_1fr] gap-x-2.5 gap-y-0.5 py-0.5 text-sm', className)}>
      <input {...input} {...described} aria-invalid={isWrong ?? input['aria-invalid']} className="tick" />
      <label className={classNames('text-sm/5', input.disabled && 'text-muted')} htmlFor={id}>
        {label}
      </label>
      {help && (
        <p className="col-start-2 text-xs text-muted" id={`${id}-description`}>
          {help}
        </p>
      )}
      <div className="col-start-2 empty:hidden">
        <FieldError id={`${id}-error`} text={firstOf(error)} />
      </div>
    </div>
  )
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & Omit<FieldTexts, 'isOptional'>

/** A checkbox. Its id defaults to the name, plus the value if there is one. */
export function Checkbox(props: CheckboxProps) {
  return <Tick type="checkbox" {...props} />
}

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
