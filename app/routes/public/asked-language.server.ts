/** The languages that a visitor's address and browser ask for. */
export function preferenceOf({ url, headers }: Request) {
  return { asked: new URL(url).searchParams.get('lang'), accepted: headers.get('accept-language') }
}
