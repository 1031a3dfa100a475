let origin = ''

export function openSite(env: { APP_URL: string }) {
  origin = env.APP_URL
}

/** The full address of one of our pages, for mails and for other sites. `path` begins with a slash. */
export function addressOf(path: string) {
  return origin + path
}
