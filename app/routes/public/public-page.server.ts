export function readLanguagePreference({ url, headers }: Request) {
  return { asked: new URL(url).searchParams.get('lang'), accepted: headers.get('accept-language') }
}

/** Headers of a page that is the same for everybody: cached for a minute, then served stale while it is fetched again. */
export const wordsHeaders = () => ({
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
})
