import { languageNames } from '#app/languages/languages.ts'
import { Select } from '#app/ui/select.tsx'
import { cardSizes, cardThemes, contentUses, quoteLengths, tones } from './content.vocabulary.ts'
import type { ContentChoice } from './content-choice.ts'

type Labelled = Record<string, string | { label: string }>

const optionsOf = (labelled: Labelled) =>
  Object.entries(labelled).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : label.label,
  }))

/** Those that make a difference for this use. A card has no words around its quote, and an outline is in English. */
export function ContentFields({ choice }: { choice: ContentChoice }) {
  const { use, language, tone, length, format, theme } = choice
  const isIntroduced = use === 'post' || use === 'email' || use === 'page'
  const field = (name: string, value: string, label: string, options: Labelled, isWide = false) => (
    <Select
      defaultValue={value}
      fieldClassName={isWide ? 'sm:col-span-2' : undefined}
      key={`${name} ${value}`}
      label={label}
      name={name}
      options={optionsOf(options)}
    />
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {field('as', use, 'Kind', contentUses)}
      {use === 'card' && field('theme', theme, 'Colours', cardThemes)}
      {use === 'card' && field('format', format, 'Format', cardSizes, true)}
      {isIntroduced && field('tone', tone, 'Introduction', tones)}
      {field('length', length, 'Length of each quote', quoteLengths, true)}
      {use !== 'outline' && field('in', language, 'Language of our words', languageNames, !isIntroduced)}
    </div>
  )
}
