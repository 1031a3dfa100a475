import type { WidgetSettings } from '#app/features/widgets/widget.schema.ts'
import type { Values } from './use-draft.ts'

type Content = { kind: string; name: string; settings: WidgetSettings }

/** A widget as the editor's form would send it. */
export function formValues({ kind, name, settings }: Content): Values {
  const entries = Object.entries(settings).map(([field, value]) => [field, inForm(value)])
  return { kind, name, ...Object.fromEntries(entries) }
}

function inForm(value: WidgetSettings[keyof WidgetSettings]) {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return Array.isArray(value) ? value.join('\n') : `${value}`
}
