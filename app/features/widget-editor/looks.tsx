import { isFloating, showsReviews } from '#app/features/widgets/widget.vocabulary.ts'
import { type WidgetKind, widgetDensities, widgetFonts, widgetThemes } from '#widget/widget-data.ts'
import { ColourField } from './colour-field.tsx'
import { ContrastNote } from './contrast-note.tsx'
import { FieldGroup, PlanNote } from './field-group.tsx'
import { useFields } from './fields.ts'
import { PickField } from './pick-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { themeWords } from './widget-words.ts'

const fontWords = { page: 'the typeface of the page', serif: 'a serif', sans: 'a sans-serif' }
const densityWords = { compact: 'little space', normal: 'normal space', roomy: 'much space' }

export function Looks() {
  const { isLocked, typed, errors } = useFields()
  const needs = isLocked('font') ? 'advanced' : null
  const kind = typed.kind as WidgetKind
  const hasEdge = isFloating(kind) || typed.theme !== 'page' || typed.paper || typed.ink
  return (
    <FieldGroup id="looks" title="Looks">
      <p className="text-base leading-[2.1]">
        It wears{' '}
        <PickField
          label="Colours"
          name="theme"
          options={widgetThemes.map((theme) => [theme, themeWords[theme]])}
        />
        .
      </p>
      {needs && <PlanNote needs={needs} />}
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
      <div className="grid gap-3">
        <ColourField label="Background" name="paper" />
        <ColourField label="Text" name="ink" />
        <ColourField label="Stars" name="star" />
      </div>
      <ContrastNote />
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="sr-only">{showsReviews(kind) ? 'Each review shows' : 'It shows'}</legend>
        <SwitchField label="Stars" name="hasStars" />
        <div className={showsReviews(kind) ? 'contents' : 'hidden'}>
          <SwitchField label="Initials" name="hasAvatars" />
          <SwitchField label="Dates" name="hasDates" />
        </div>
      </fieldset>
    </FieldGroup>
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
