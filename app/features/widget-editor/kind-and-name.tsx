import { heightFor, kindNames, widgetLimits } from '#app/features/widgets/widget.vocabulary.ts'
import { FieldError } from '#app/ui/field.tsx'
import { setNatively } from '#app/ui/remembered-form.ts'
import { type WidgetKind, widgetKinds } from '#widget/widget-data.ts'
import { PickField, useFields } from './editor-fields.tsx'
import { kindUses } from './kind-chooser.tsx'

export function KindAndName() {
  const { control, typed, errors } = useFields()
  const { error: _, ...input } = control('name')
  return (
    <div className="grid gap-4 border-t border-rule pt-4 pb-8">
      <div className="grid gap-1">
        <p className="text-lg leading-[1.8]">
          <PickField
            label="Kind"
            name="kind"
            onChange={(event) => suggestHeight(event.target.form!)}
            options={widgetKinds.map((kind) => [kind, kindNames[kind]])}
          />
        </p>
        <p className="text-sm text-muted">{kindUses[typed.kind as WidgetKind]}</p>
      </div>
      <div className="grid gap-1.5">
        <label className="text-sm font-medium" htmlFor="name">
          Name, for you alone
        </label>
        <input
          {...input}
          aria-describedby={errors.name ? 'name-error' : undefined}
          aria-invalid={errors.name ? true : undefined}
          className="control"
          maxLength={widgetLimits.name}
        />
        <FieldError id="name-error" text={errors.name} />
      </div>
    </div>
  )
}

/** Another kind needs another height. */
function suggestHeight(form: HTMLFormElement) {
  const { kind, count } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const height = form.elements.namedItem('height')
  if (height instanceof HTMLInputElement)
    setNatively(height, `${heightFor(kind as WidgetKind, Number(count) || 6)}`)
}
