import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { corpusDoors, corpusWidget } from '../bench/widgets/corpus.ts'
import { bundleScripts } from './bundle.ts'
import { servedOf, widgetScript } from './served.ts'
import { themes } from './themes.ts'
import { type WidgetTheme, widgetThemes } from './widget-data.ts'

/** In bytes by brotli. `light` is paper. */
const most = (theme: WidgetTheme) => (theme === 'page' || theme === 'light' ? 2650 : 3000)

test.for(widgetThemes)(
  'a wall of six reviews in the theme %s keeps to its bytes, its script and its initials included',
  { timeout: 60_000 },
  async (theme) => {
    const wall = corpusWidget('wall', { theme, hasAvatars: themes[theme].hasInitials === true })
    const widget = { ...wall, reviews: wall.reviews.slice(0, 6) }
    const text = widgetScript(widget, await bundleScripts(), servedOf(widget, corpusDoors, 1))
    const missing = widget.reviews.filter(({ author }) => !text.includes(author))
    expect(missing).toEqual([])
    const bytes = brotliCompressSync(text).length
    expect(bytes, `${bytes} bytes by brotli`).toBeLessThanOrEqual(most(theme))
  },
)
