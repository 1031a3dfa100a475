import { countOf } from '#app/languages/format.ts'

export function AlsoChecked({ things, found = 'nothing unusual' }: { things: string[]; found?: string }) {
  if (things.length === 0) return null
  return (
    <details className="fold">
      <summary>
        Also checked: {countOf(things.length, 'thing')}, {found}
      </summary>
      <ul className="grid gap-1 text-sm">
        {things.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </details>
  )
}
