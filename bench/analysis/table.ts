/** One line of the table of marks: `value` undefined when it could not be measured. */
export type Mark = {
  what: string
  value: number | undefined
  gate: number
  aim: number
  lowerIsBetter?: boolean
  others?: number[]
}

export function printMarks(marks: Mark[], others: string[]) {
  const head = ['what', 'engine', 'gate', 'aim', '', ...others]
  const rows = marks.map((mark) => [
    mark.what,
    format(mark.value),
    format(mark.gate),
    format(mark.aim),
    verdict(mark),
    ...others.map((_, i) => format(mark.others?.[i])),
  ])
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => (row[i] ?? '').length)))
  for (const row of [head, widths.map((width) => '-'.repeat(width)), ...rows]) {
    console.log(
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
  }
}

function format(value: number | undefined): string {
  if (value === undefined) return '-'
  return Math.abs(value) < 2 ? value.toFixed(2) : value.toFixed(1)
}

function verdict({ value, gate, aim, lowerIsBetter }: Mark): string {
  if (value === undefined) return 'not measured'
  const meets = (mark: number) => (lowerIsBetter ? value <= mark : value >= mark)
  return meets(aim) ? 'aim met' : meets(gate) ? 'gate met' : 'below gate'
}
