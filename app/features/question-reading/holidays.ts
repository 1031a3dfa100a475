import { shiftDays, text } from './calendar.ts'

const fixed =
  (month: number, first: number, last = first) =>
  (year: number) => ({
    from: text(new Date(Date.UTC(year, month - 1, first))),
    to: text(new Date(Date.UTC(year, month - 1, last))),
  })

/** Easter Sunday and Monday, by the Gregorian computus. */
function easter(year: number) {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const day = h + l - 7 * m + 114
  const sunday = text(new Date(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)))
  return { from: sunday, to: shiftDays(sunday, 1) }
}

/** By the words of their names, a longer name before a shorter one in it. `spanOf`: its days in a year. */
export const holidays = [
  { names: 'easter', spanOf: easter },
  { names: 'new years eve, new year eve, silvester', spanOf: fixed(12, 31) },
  { names: 'new years day, new years, new year', spanOf: fixed(1, 1) },
  { names: 'christmas eve', spanOf: fixed(12, 24) },
  { names: 'christmas day', spanOf: fixed(12, 25) },
  { names: 'christmas, xmas', spanOf: fixed(12, 24, 26) },
  { names: 'valentines day, valentines, valentine', spanOf: fixed(2, 14) },
  { names: 'halloween', spanOf: fixed(10, 31) },
].flatMap(({ names, spanOf }) => names.split(', ').map((name) => ({ words: name.split(' '), spanOf })))
