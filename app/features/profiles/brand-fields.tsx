import { useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { tierFor } from '#app/features/plans/plans.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { describe, Field } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Select } from '#app/ui/select.tsx'
import { accentShades, type Brand, type Typeface, typefaceNames, typefaces } from './brand.vocabulary.ts'

type BrandFieldsProps = {
  brand: Brand
  /** Whether the plan excludes changes of the brand. */
  isLocked: boolean
  result: FormResult | undefined
  onChange: (brand: Brand) => void
}

export function BrandFields({ brand, isLocked, result, onChange }: BrandFieldsProps) {
  const [accent, setAccent] = useState(result?.values.accent ?? brand.accent ?? '')
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const colour = isColour(accent) ? accent.toLowerCase() : null
  const help = helpFor(colour)
  const error = result?.errors.accent
  const tell = (typed: string) => {
    const typeface = (new FormData(form.current!).get('typeface') || null) as Typeface | null
    onChange({ accent: isColour(typed) ? typed.toLowerCase() : null, typeface })
  }
  const change = (typed: string) => {
    setAccent(typed)
    tell(typed)
  }
  return (
    <Form className="grid gap-5" method="post" noValidate preventScrollReset ref={form}>
      <FormError text={result?.message} />
      <Field error={error} help={help} id="accent" label="Accent colour">
        <div className="flex gap-2">
          <input
            {...describe('accent', { help, error })}
            className="control max-w-40 font-mono"
            disabled={isLocked && !brand.accent}
            maxLength={7}
            name="accent"
            onChange={({ target }) => change(target.value)}
            placeholder="ours"
            spellCheck={false}
            value={accent}
          />
          {isHydrated && (
            <input
              aria-label="Choose the accent colour"
              className="control w-14 p-1"
              disabled={isLocked}
              onChange={({ target }) => change(target.value)}
              type="color"
              value={colour ?? '#1f5b41'}
            />
          )}
        </div>
      </Field>
      <Select
        defaultValue={result?.values.typeface ?? brand.typeface ?? ''}
        disabled={isLocked && !brand.typeface}
        error={result?.errors.typeface}
        label="Typeface of headings"
        name="typeface"
        onChange={() => tell(accent)}
        options={typefaceNames.map((name) => ({ value: name, label: typefaces[name].name }))}
        prompt="Newsreader, a serif"
      />
      {isLocked && (
        <p className="text-sm text-muted">
          Colour and typeface are part of{' '}
          <Link to="/business/subscription">{tierFor('advancedWidgets').longName}</Link>.
        </p>
      )}
      <SendButton busy="Saving…" isNarrow name="act" value="save">
        Save brand
      </SendButton>
    </Form>
  )
}

const isColour = (typed: string) => /^#[0-9a-f]{6}$/i.test(typed)

function helpFor(colour: string | null) {
  if (!colour) return 'For buttons and marks, such as #8c2f1b.'
  const { light, dark } = accentShades(colour)
  if (light.accent !== colour)
    return `Hard to read on white, so pages use ${light.accent} there and ${dark.accent} in the dark.`
  return `Readable on white. In the dark, pages use ${dark.accent}.`
}
