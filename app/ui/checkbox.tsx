import type { ComponentProps } from 'react'
import type { FieldTexts } from './field.tsx'
import { Tick } from './tick.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & Omit<FieldTexts, 'isOptional'>

/** A box to tick. The id is the name, and the value when there is one, unless given. */
export function Checkbox(props: CheckboxProps) {
  return <Tick type="checkbox" {...props} />
}
