const home = '/business/dashboard'
// Any origin will do: what matters is whether the address stays on it.
const here = 'https://here.invalid'

/**
 * Where to go after signing in: a path of our own site, or the dashboard.
 *
 * Browsers read `/\evil`, `//evil` and `/<tab>/evil` as another site's address, so only what is still a path
 * of ours after a browser's own reading is let through.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what we look for.
  if (!wanted?.startsWith('/') || wanted.length > 2000 || /[\\\u0000-\u0020\u007f]/.test(wanted)) return home
  if (!URL.canParse(wanted, here)) return home
  const { origin, pathname, search, hash } = new URL(wanted, here)
  if (origin !== here || pathname.startsWith('//')) return home
  if (/^\/business\/(login|logout|signup)(\/|\.|$)/.test(pathname)) return home
  return pathname + search + hash
}

export const logInPage = (wanted: string | null) =>
  wanted ? `/business/login?redirect=${encodeURIComponent(wanted)}` : '/business/login'

/** The address of the second sign-in step, which then leads on to `wanted`. */
export const codePage = (wanted: string) => `/business/login/code?redirect=${encodeURIComponent(wanted)}`
