import { checkColours } from '#app/features/widgets/widget-colours.ts'
import type { WidgetTheme } from '#widget/widget-data.ts'
import { useFields } from './fields.ts'
import { isColour } from './host-page.ts'

/** Warns of colours that are hard to read, while they are typed. */
export function ContrastNote() {
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
