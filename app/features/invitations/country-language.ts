import { plainName } from '#app/features/uploads/upload.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'

/** Nobody knows the language of a customer there from the country alone. */
const several = new Set(['BE', 'CA', 'CH', 'CY', 'LU', 'MT'])

let known: Map<string, Language> | null = null

/** The language of nearly all who live in a country: "DE", "Germany", "Deutschland". Undefined where there are several. */
export function languageOfCountry(cell: string): Language | undefined {
  known ??= languagesByCountry()
  return known.get(plainName(cell))
}

function languagesByCountry() {
  const names = languages.map((of) => new Intl.DisplayNames(of, { type: 'region', fallback: 'none' }))
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return new Map(
    codes.flatMap((code) => {
      const language = languages.find((each) => each === new Intl.Locale(`und-${code}`).maximize().language)
      if (!language || several.has(code) || !names[0]!.of(code)) return []
      const all = [code, ...names.flatMap((inWords) => inWords.of(code) ?? [])]
      return all.map((name) => [plainName(name), language] as const)
    }),
  )
}
