import { coloursOf, widgetAccent } from '#app/features/widgets/widget-colours.ts'
import { FieldError } from '#app/ui/field.tsx'
import { themes } from '#widget/themes.ts'
import { starOutline } from '#widget/tree.ts'
import { type WidgetTheme, widgetThemes } from '#widget/widget-data.ts'
import { useFields } from './editor-fields.tsx'

const themeNames: Record<WidgetTheme, string> = {
  page: 'Like your site',
  scheme: 'Light or dark',
  light: 'Paper',
  card: 'Card',
  bubble: 'Bubble',
  bold: 'Bold',
  night: 'Night',
  dark: 'Dark paper',
}

export function ThemePicker() {
  const { values, errors, isLocked } = useFields()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">Theme</legend>
      <div className="grid grid-cols-4 gap-x-2 gap-y-1">
        {widgetThemes.map((theme) => (
          <label
            className="grid content-start gap-1.5 rounded-control p-1 text-xs outline-offset-2 has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-focus"
            key={theme}
          >
            <input
              className="sr-only"
              defaultChecked={values.theme === theme}
              disabled={isLocked('theme')}
              name="theme"
              type="radio"
              value={theme}
            />
            <Drawing theme={theme} />
            {themeNames[theme]}
          </label>
        ))}
      </div>
      <FieldError id="theme-error" text={errors.theme} />
    </fieldset>
  )
}

/** Two cards of the theme. The page's own colours are those of this page. */
function Drawing({ theme }: { theme: WidgetTheme }) {
  const accent = widgetAccent(null)
  const { shape, sheet } = themes[theme]
  const [first, second] = coloursOf({ theme, paper: null, ink: null, star: null })
  const halves = [first, theme === 'scheme' ? second : first]
  return (
    <svg aria-hidden className="w-full rounded-control border border-line" viewBox="0 0 96 60">
      {halves.map((colours, at) => {
        const [paper, ink, star] = colours ?? ['var(--paper)', 'var(--ink)', '#cc7200']
        const left = at * 48
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two halves
          <g key={at}>
            <rect fill={paper} height="60" width="48" x={left} />
            {sheet && (
              <rect
                fill={sheet(accent)}
                height={shape === 'bubbles' ? 26 : 48}
                rx="4"
                width="38"
                x={left + 5}
                y="6"
              />
            )}
            {shape === 'bubbles' && <circle cx={left + 11} cy="43" fill={accent.deep} r="6" />}
            <path
              d={starOutline}
              fill={star}
              transform={`translate(${left + (shape === 'bubbles' ? 20 : 8)} ${shape === 'bubbles' ? 40 : 10}) scale(.22)`}
            />
            {(shape === 'large' ? [22, 30, 38] : shape === 'bubbles' ? [12, 18, 24] : [22, 28, 34, 44]).map(
              (top, line) => (
                <rect
                  fill={ink}
                  height={shape === 'large' ? 4 : 2}
                  key={top}
                  opacity={line === 3 ? 0.5 : 0.85}
                  width={[30, 32, 22, 16][line]}
                  x={left + 9}
                  y={top}
                />
              ),
            )}
            {shape === 'ruled' && (
              <path d={`M${left + 6} 6h36M${left + 6} 54h36`} stroke={ink} strokeOpacity=".35" />
            )}
          </g>
        )
      })}
    </svg>
  )
}
