import { localeOf } from '#app/languages/format.ts'
import { languages } from '#app/languages/languages.ts'
import { foldedText } from '#app/platform/folded-text.ts'

const looks: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  // Beside a day some languages decline the month.
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
]

const folded = (name: string) => foldedText(name).toLowerCase()

/** The names of the months in the product's languages, long and short. No name is of two months. */
const names = new Map(
  languages.flatMap((language) =>
    looks.flatMap((look) => {
      const format = new Intl.DateTimeFormat(localeOf(language), { ...look, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, at) => [nameIn(format, at), at + 1] as const)
    }),
  ),
)

function nameIn(format: Intl.DateTimeFormat, at: number) {
  const parts = format.formatToParts(Date.UTC(2025, at, 15))
  return folded(parts.find(({ type }) => type === 'month')!.value).replaceAll('.', '')
}

/**
 * 1 to 12; null for any other word. "March", "Mar", "März", "marzec", "marca" are 3. The first letters of a name, as in
 * "Febr", name its month where only one begins so.
 */
export function monthNamed(name: string): number | null {
  const typed = folded(name)
  const exact = names.get(typed)
  if (exact || typed.length < 3) return exact ?? null
  const months = new Set([...names].filter(([known]) => known.startsWith(typed)).map(([, month]) => month))
  return months.size === 1 ? [...months][0]! : null
}
