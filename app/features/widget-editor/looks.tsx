import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import {
  heightFor,
  isFloating,
  kindNames,
  previewPages,
  showsReviews,
  widgetLimits,
} from '#app/features/widgets/widget.vocabulary.ts'
import { checkColours, coloursOf } from '#app/features/widgets/widget-colours.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { setNatively } from '#app/ui/remembered-form.ts'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { themes } from '#widget/themes.ts'
import {
  type WidgetKind,
  type WidgetTheme,
  widgetDensities,
  widgetFonts,
  widgetKinds,
} from '#widget/widget-data.ts'
import { type FieldName, FoldedGroup, PickField, SwitchField, useFields } from './editor-fields.tsx'
import { isColour } from './host-page.ts'
import { ThemePicker } from './theme-picker.tsx'

const fontWords = { page: 'the typeface of the page', serif: 'a serif', sans: 'a sans-serif' }
const densityWords = { compact: 'little space', normal: 'normal space', roomy: 'much space' }

/** What a widget is and what each review in it shows. */
export function Looks() {
  const { control, typed } = useFields()
  const kind = typed.kind as WidgetKind
  return (
    <section aria-label="Look" className="grid break-inside-avoid gap-5 border-t border-rule pt-4 pb-5">
      <div className="grid grid-cols-2 gap-3">
        <Select
          {...control('kind')}
          label="Kind"
          onChange={(event) => suggestHeight(event.target.form!)}
          options={widgetKinds.map((value) => ({ value, label: kindNames[value] }))}
        />
        <TextInput {...control('name')} label="Name, for you alone" maxLength={widgetLimits.name} />
      </div>
      <ThemePicker />
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="mb-2 text-sm font-medium">
          {showsReviews(kind) ? 'Each review shows' : 'It shows'}
        </legend>
        <SwitchField label="Stars" name="hasStars" />
        <div className={showsReviews(kind) ? 'contents' : 'hidden'}>
          {/* Some themes always show initials. */}
          <div hidden={themes[typed.theme as WidgetTheme]?.hasInitials}>
            <SwitchField label="Initials" name="hasAvatars" />
          </div>
          <SwitchField label="Dates" name="hasDates" />
          <div hidden={kind === 'photos'}>
            <SwitchField label="Photos" name="hasPhotos" />
          </div>
        </div>
      </fieldset>
    </section>
  )
}

/** Another kind needs another height. */
function suggestHeight(form: HTMLFormElement) {
  const { kind, count } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const height = form.elements.namedItem('height')
  if (height instanceof HTMLInputElement)
    setNatively(height, `${heightFor(kind as WidgetKind, Number(count) || 6)}`)
}

export function TypeAndSpace() {
  const { isLocked, typed, errors } = useFields()
  const kind = typed.kind as WidgetKind
  const hasEdge = isFloating(kind) || typed.theme !== 'page' || typed.paper || typed.ink
  return (
    <FoldedGroup
      names={['font', 'density', 'radius']}
      needs={isLocked('font') ? 'advancedWidgets' : null}
      now={fontWords[typed.font as keyof typeof fontWords]}
      title="Type and space"
    >
      <p className="text-base leading-[2.1]">
        It is set in{' '}
        <PickField
          label="Typeface"
          name="font"
          options={widgetFonts.map((font) => [font, fontWords[font]])}
        />
        , with{' '}
        <PickField
          label="Space"
          name="density"
          options={widgetDensities.map((density) => [density, densityWords[density]])}
        />
        <span hidden={!hasEdge && !errors.radius}>
          {' '}
          and corners of <RadiusInput /> pixels
        </span>
        .
      </p>
    </FoldedGroup>
  )
}

export function Colours() {
  const { isLocked, typed } = useFields()
  const needs = isLocked('paper') ? 'advancedWidgets' : null
  const isOwn = typed.paper || typed.ink || typed.star
  return (
    <FoldedGroup
      names={['paper', 'ink', 'star']}
      needs={needs}
      now={isOwn ? 'your own' : 'of the theme'}
      title="Colours"
    >
      {!needs && <ColoursOfPage />}
      <div className="grid gap-3">
        <ColourField label="Background" name="paper" place={0} />
        <ColourField label="Text" name="ink" place={1} />
        <ColourField label="Stars" name="star" place={2} />
      </div>
      <ContrastNote />
    </FoldedGroup>
  )
}

function RadiusInput() {
  const { control } = useFields()
  const { error, ...input } = control('radius')
  return (
    <input
      {...input}
      aria-invalid={error ? true : undefined}
      aria-label="Radius of the corners"
      className="control inline-block w-14 px-2 text-center tabular-nums"
      inputMode="numeric"
      maxLength={2}
    />
  )
}

type Proposed = { message?: string; colours?: { background?: string; text?: string } | null }

/** Reads background and text from a page of the owner's and fills both fields. */
function ColoursOfPage() {
  const { data, state, submit } = useFetcher<Proposed>()
  const address = useRef<HTMLInputElement>(null)
  useEffect(() => {
    for (const [name, colour] of [
      ['paper', data?.colours?.background],
      ['ink', data?.colours?.text],
    ])
      if (colour) setNatively(document.querySelector<HTMLInputElement>(`input[name=${name}]`)!, colour)
  }, [data])
  const { background, text } = data?.colours ?? {}
  const found = [background && `background ${background}`, text && `text ${text}`].filter(Boolean).join(', ')
  const none = 'No colours found there. Please choose them below.'
  if (!useHydrated()) return null
  return (
    <div className="flex items-start gap-2">
      <TextInput
        fieldClassName="grow"
        help={<span role="status">{data && (data.message ?? (found ? `Found: ${found}.` : none))}</span>}
        id="page-address"
        inputMode="url"
        label="Colours from a page"
        maxLength={500}
        placeholder="your-site.com"
        ref={address}
      />
      <Button
        className="mt-7"
        isBusy={state !== 'idle'}
        onClick={() => submit({ act: 'page-colours', address: address.current!.value }, { method: 'post' })}
        type="button"
      >
        Read
      </Button>
    </div>
  )
}

/** `place`: among the colours of a theme. */
type ColourFieldProps = { name: FieldName; label: string; place: 0 | 1 | 2 }

/** A colour as text, with the browser's own chooser beside it. Empty is the theme's. */
function ColourField({ name, label, place }: ColourFieldProps) {
  const { control, typed } = useFields()
  const { error, ...input } = control(name)
  const text = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const now = typed[name] ?? ''
  const [colours] = coloursOf({ theme: typed.theme as WidgetTheme, paper: null, ink: null, star: null })
  const worn = (colours ?? [...previewPages.light, '#cc7200'])[place]!
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
      <label className="text-sm font-medium" htmlFor={name}>
        {label}
      </label>
      <div className="flex gap-2">
        <input
          {...input}
          aria-describedby={error ? `${name}-error` : undefined}
          aria-invalid={error ? true : undefined}
          className="control min-w-0 flex-1 font-mono text-sm"
          maxLength={7}
          placeholder="of the theme"
          ref={text}
          spellCheck={false}
        />
        {isHydrated && (
          <input
            aria-label={`Choose: ${label}`}
            className="control w-12 shrink-0 p-1"
            disabled={input.disabled}
            onChange={(event) => setNatively(text.current!, event.target.value)}
            type="color"
            value={isColour(now) ? now : worn}
          />
        )}
      </div>
      <div className="col-start-2 empty:hidden">
        <FieldError id={`${name}-error`} text={error} />
      </div>
    </div>
  )
}

/** Warns of colours that are hard to read, while they are typed. */
function ContrastNote() {
  const { typed } = useFields()
  const colour = (name: string) => (isColour(typed[name] ?? '') ? typed[name]! : null)
  const chosen = { paper: colour('paper'), ink: colour('ink'), star: colour('star') }
  const problems = checkColours({ theme: typed.theme as WidgetTheme, ...chosen })
  const isOwn = Object.values(chosen).some((each) => each !== null)
  return (
    <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
      {problems.map(({ field, sentence, isRefused }) => (
        <p className={isRefused ? 'font-medium text-danger' : 'text-muted'} key={field + sentence}>
          {sentence}
        </p>
      ))}
      {isOwn && problems.length === 0 && <p className="text-muted">Everyone can read these colours.</p>}
    </div>
  )
}
