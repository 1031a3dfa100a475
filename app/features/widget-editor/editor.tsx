import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { WidgetVersion } from '#app/features/widgets/save-widget.server.ts'
import type { WidgetSettings } from '#app/features/widgets/widget.schema.ts'
import type { Widget } from '#app/features/widgets/widgets.server.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { PostButton } from '#app/ui/post-button.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Done } from '#app/ui/toast.tsx'
import { themes } from '#widget/themes.ts'
import { widgetKinds } from '#widget/widget-data.ts'
import { type FieldName, FieldsContext, useStep } from './editor-fields.tsx'
import type { Measured } from './live-frame.tsx'
import { Preview } from './preview.tsx'
import { useDraft, type Values, valuesIn } from './use-draft.ts'

/**
 * `version`: the one that the next save replaces. `isSaved`: the form's values were saved. `isOther`: other values were,
 * such as those of a restored version.
 */
export type EditorResult = FormResult & Done & { version?: number; isSaved?: boolean; isOther?: boolean }

type Shown = { measured: Measured | null; isDirty: boolean }

type EditorProps = {
  widget: Widget
  result: EditorResult | undefined
  isLocked: (name: FieldName) => boolean
  fields: (shown: Shown) => ReactNode
  /** Shown above the form. */
  children: (shown: Shown) => ReactNode
}

export function Editor({ widget, result, isLocked, fields, children }: EditorProps) {
  const step = useStep()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<Record<string, string>>({})
  const isHydrated = useHydrated()
  const saved = formValues(widget)
  const refused = result && !result.isSaved && !result.isOther ? result : undefined
  const errors = refused?.errors ?? {}
  const draft = useDraft(form, widget.id, isHydrated ? saved : { ...saved, ...refused?.values })
  const [version, setVersion] = useState(widget.version)
  /** A version that was restored and is not read yet. */
  const [awaited, setAwaited] = useState<number | null>(null)
  const [measured, setMeasured] = useState<Measured | null>(null)
  useFocusFirstError(form, refused)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (result?.version) setVersion(result.version)
    if (result?.isSaved) draft.noteSaved(sent.current)
    if (result?.isOther) setAwaited(result.version ?? null)
  }, [result])
  // The new values come after the result of the action, and perhaps after a change of step, which drops that result.
  const isReplaced = awaited === widget.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (!isReplaced) return
    draft.show(formValues(widget))
    setAwaited(null)
  }, [isReplaced])

  // A form does not send what the plan locks.
  const typed = { ...draft.values, ...draft.typed }
  // No form of ours sends another kind or theme, but a request can.
  if (!widgetKinds.some((kind) => kind === typed.kind)) typed.kind = widget.kind
  if (!Object.hasOwn(themes, typed.theme ?? '')) typed.theme = widget.settings.theme
  const shown = { measured, isDirty: draft.isDirty }
  return (
    <div className="widget-editor">
      {/* Stays loaded behind the last step, which is about the page it goes to. */}
      <div hidden={step === 'install'}>
        <Preview
          measured={measured}
          onMeasured={setMeasured}
          unsaved={draft.isDirty ? draft.typed : null}
          version={widget.version}
          widgetId={widget.id}
        />
      </div>
      {children(shown)}
      <div className="widget-settings">
        <FieldsContext value={{ values: draft.values, typed, errors, isLocked }}>
          <Form
            className="group/editor min-w-0"
            key={draft.drawn}
            method="post"
            noValidate
            onInput={draft.noteTyped}
            onSubmit={() => {
              sent.current = valuesIn(form.current!)
            }}
            preventScrollReset
            ref={form}
          >
            {refused?.message && (
              <div className="pb-4">
                <FormError text={refused.message} />
              </div>
            )}
            <input name="version" type="hidden" value={version} />
            {fields(shown)}
            <SaveBar isDirty={draft.isDirty} onDiscard={() => draft.show(formValues(widget))} />
          </Form>
        </FieldsContext>
      </div>
    </div>
  )
}

type Content = { kind: string; name: string; settings: WidgetSettings }

/** A widget as the editor's form would send it. */
function formValues({ kind, name, settings }: Content): Values {
  const entries = Object.entries(settings).map(([field, value]) => [field, inForm(value)])
  return { kind, name, ...Object.fromEntries(entries) }
}

function inForm(value: WidgetSettings[keyof WidgetSettings]) {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return Array.isArray(value) ? value.join('\n') : `${value}`
}

type SaveBarProps = {
  isDirty: boolean
  onDiscard: () => void
}

/** Whether everything is saved, and the button that does it: in view as soon as something is not. */
function SaveBar({ isDirty, onDiscard }: SaveBarProps) {
  const isSaving = useNavigation().state === 'submitting'
  const isHydrated = useHydrated()
  const status = isDirty ? 'Unsaved changes' : 'Everything is saved'
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-3 border-t border-rule bg-paper py-3',
        isDirty && 'sticky bottom-0 z-10',
      )}
    >
      <p className="mr-auto text-sm text-muted" role="status">
        {isHydrated ? status : 'Nothing is saved until you press Save'}
      </p>
      {isDirty && (
        <Button kind="quiet" onClick={onDiscard} type="button">
          Discard
        </Button>
      )}
      <Button
        isBusy={isSaving}
        kind={isDirty || !isHydrated ? 'primary' : 'secondary'}
        name="act"
        value="save"
      >
        {isSaving ? 'Saving' : 'Save'}
      </Button>
    </div>
  )
}

type VersionsProps = {
  versions: WidgetVersion[]
  /** Unsaved changes are saved or discarded first, so that a restored version does not swallow them. */
  isDirty: boolean
}

/** Earlier states of the widget, one for each of its last changes. Restoring one is a change too, and can be undone. */
export function Versions({ versions, isDirty }: VersionsProps) {
  return (
    <details className="fold">
      <summary className="min-h-11 items-center py-1">
        <h3 className="inline text-lg">Earlier versions</h3>
      </summary>
      {versions.length === 0 && <p className="mt-2 text-sm text-muted">None yet.</p>}
      {isDirty && versions.length > 0 && (
        <p className="mt-2 text-sm text-muted">Save or discard your changes to restore one.</p>
      )}
      <ul className="mt-2 text-sm">
        {versions.map(({ number, replacedAt, changed }) => (
          <li className="flex items-center gap-4 border-b border-line py-2" key={number}>
            <p className="min-w-0 flex-1">
              Before <Time at={replacedAt} />
              <span className="block text-muted">Changed then: {changed.join(', ') || 'nothing'}</span>
            </p>
            <PostButton disabled={isDirty} act="restore-version" fields={{ number }}>
              Restore<span className="sr-only"> version {number}</span>
            </PostButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
