import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { WallSettings } from './widget.schema.ts'
import { heightFor, wallLimits } from './widget.vocabulary.ts'

type WallEditorProps = { settings: WallSettings; businessName: string; result?: FormResult }

const ratings = [
  { value: '1', label: 'All reviews' },
  { value: '2', label: '2 stars and up' },
  { value: '3', label: '3 stars and up' },
  { value: '4', label: '4 stars and up' },
  { value: '5', label: '5 stars only' },
]
const themes = [
  { value: 'auto', label: 'The colours of your page' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const layouts = [
  { value: 'columns', label: 'As many columns as fit' },
  { value: 'rows', label: 'One column' },
]
const typefaces = [
  { value: 'serif', label: 'Serif' },
  { value: 'sans', label: 'The font of your page' },
]

export function WallEditor({ settings, businessName, result }: WallEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  const isSaving = useNavigation().state === 'submitting'
  const errors = result?.errors ?? {}
  const value = (name: keyof WallSettings) => result?.values[name] ?? String(settings[name])
  return (
    <Form className="grid content-start gap-5" method="post" noValidate ref={form}>
      <h2 className="text-2xl">Settings</h2>
      <FormError text={result?.message} />
      <input name="intent" type="hidden" value="save" />
      <Select
        defaultValue={value('minimumRating')}
        error={errors.minimumRating}
        help={`A wall of a selection says “Selected by ${businessName}” and links to all reviews.`}
        label="Which reviews"
        name="minimumRating"
        options={ratings}
      />
      <TextInput
        defaultValue={value('count')}
        error={errors.count}
        help={`At most ${wallLimits.count.max}. The rest is behind “Show all”.`}
        inputMode="numeric"
        label="Reviews shown"
        name="count"
      />
      <TextInput
        defaultValue={value('height')}
        error={errors.height}
        help={`Your page reserves this height, so nothing moves while the wall loads. Leave it empty for the height that fits (6 reviews: ${heightFor(6)}).`}
        inputMode="numeric"
        label="Height in pixels"
        name="height"
      />
      <Select
        defaultValue={value('theme')}
        error={errors.theme}
        help="“The colours of your page” takes its background and text colour, and follows when they change. Where text would be hard to read, as on a photo, the wall keeps a plain background."
        label="Colours"
        name="theme"
        options={themes}
      />
      <Select
        defaultValue={value('layout')}
        error={errors.layout}
        help="On narrow pages reviews are always one below the other."
        label="Arrangement"
        name="layout"
        options={layouts}
      />
      <Select
        defaultValue={value('typeface')}
        error={errors.typeface}
        label="Typeface of the reviews"
        name="typeface"
        options={typefaces}
      />
      <div>
        <Button isBusy={isSaving} kind="primary">
          {isSaving ? 'Saving' : 'Save wall'}
        </Button>
      </div>
    </Form>
  )
}
