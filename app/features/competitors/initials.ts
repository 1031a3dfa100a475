import { unnamed } from '#app/features/reviews/import-cells.ts'

const most = 3

/** "Ines van der Kamp" -> "I.V.D.": all that is kept of the name of a competitor's author. Null without a name. */
export function initialsOf(name: string): string | null {
  if (name === unnamed) return null
  const letters = name
    .split(/[\s\-_.@,]+/)
    .flatMap((word) => word.match(/\p{L}/u)?.[0].normalize('NFC').toUpperCase().slice(0, 2) ?? [])
    .slice(0, most)
  return letters.length > 0 ? `${letters.join('.')}.`.slice(0, 8) : null
}
