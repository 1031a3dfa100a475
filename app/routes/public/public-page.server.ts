/** The languages that a visitor's address and browser ask for. */
export function readLanguagePreference({ url, headers }: Request) {
  return { asked: new URL(url).searchParams.get('lang'), accepted: headers.get('accept-language') }
}

/** Of a page that shows the same words to everybody: kept for a minute, then shown once more while it is fetched. */
export const wordsHeaders = () => ({
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
})
