import type { ComponentProps } from 'react'
import type { FieldTexts } from './field.tsx'
import { Tick } from './tick.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & Omit<FieldTexts, 'isOptional'>

/** A checkbox. Its id defaults to the name, plus the value if there is one. */
export function Checkbox(props: CheckboxProps) {
  return <Tick type="checkbox" {...props} />
}
