import { themes } from './theme.ts'
import { Unfold } from './unfold.tsx'

const english = {
  theme: 'Light or dark',
  themes: { auto: 'As on this device', light: 'Light', dark: 'Dark' },
}

/** Light, dark or as the device has it, remembered in a cookie by page.script.ts. Hidden without JavaScript. */
export function ThemeSwitch({ words = english }) {
  return (
    <Unfold className="theme-switch" label={words.theme} look="btn btn-quiet btn-icon" summary={<HalfDisc />}>
      {/* Focusable, so that a press on a label does not count as leaving it. */}
      <fieldset
        className="menu absolute top-full right-0 mt-1.5 outline-none max-sm:fixed max-sm:top-14 max-sm:right-4"
        tabIndex={-1}
      >
        <legend className="sr-only">{words.theme}</legend>
        {themes.map((name) => (
          <label className="menu-item" key={name}>
            <input className="tick tick-small" data-theme name="theme" type="radio" value={name} />
            {words.themes[name]}
          </label>
        ))}
      </fieldset>
    </Unfold>
  )
}

function HalfDisc() {
  return (
    <svg aria-hidden fill="none" height="16" viewBox="0 0 16 16" width="16">
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" />
    </svg>
  )
}
