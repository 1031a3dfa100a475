import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { useHydrated } from './hydrated.ts'
import './nonce.ts'
import { type Theme, themeClass, themeCookie, themes } from './theme.ts'

const names = { auto: 'As on this device', light: 'Light', dark: 'Dark' }

/** Light, dark or as the device has it, remembered in a cookie. Without JavaScript it is as on the device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>()
  if (!useHydrated()) return <span className="btn btn-quiet btn-icon" />
  const current =
    theme ?? themes.find((name) => document.documentElement.classList.contains(themeClass(name))) ?? 'auto'

  function choose(next: Theme) {
    setTheme(next)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve
    document.cookie = themeCookie(next)
    for (const name of themes) document.documentElement.classList.toggle(themeClass(name), name === next)
  }

  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger aria-label="Light or dark" className="btn btn-quiet btn-icon">
        <HalfDisc />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" className="menu" sideOffset={6}>
          <DropdownMenu.RadioGroup onValueChange={(next) => choose(next as Theme)} value={current}>
            {themes.map((name) => (
              <DropdownMenu.RadioItem className="menu-item" key={name} value={name}>
                <span className="w-4">
                  <DropdownMenu.ItemIndicator>
                    <Check aria-hidden size={16} strokeWidth={1.5} />
                  </DropdownMenu.ItemIndicator>
                </span>
                {names[name]}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
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
