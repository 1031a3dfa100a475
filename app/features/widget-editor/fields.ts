import { createContext, use } from 'react'
import type { WidgetSettings } from '#app/features/widgets/widget.schema.ts'
import type { Values } from './use-draft.ts'

export type FieldName = keyof WidgetSettings | 'kind' | 'name'

type Fields = {
  /** The values that the form was drawn with. */
  values: Values
  /** As typed just now. */
  typed: Values
  errors: Record<string, string>
  /** The plan does not include it. */
  isLocked: (name: FieldName) => boolean
}

export const FieldsContext = createContext<Fields | null>(null)

/** The state of a field of the editor, and what its control needs. */
export function useFields() {
  const { values, typed, errors, isLocked } = use(FieldsContext)!
  const control = (name: FieldName) => ({
    name,
    id: name,
    defaultValue: values[name] ?? '',
    disabled: isLocked(name),
    error: errors[name],
  })
  return { values, typed, errors, isLocked, control }
}
