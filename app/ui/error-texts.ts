type ErrorText = { title: string; text: string }

const texts: Record<number, ErrorText> = {
  403: { title: 'You do not have access', text: 'Log in with the right account.' },
  404: {
    title: 'Page not found',
    text: 'The address may be mistyped or the link may be old. Check it, or start from the home page.',
  },
  410: {
    title: 'This is no longer available',
    text: 'It was closed, withdrawn or erased, or the link has already been used. If you came from an email, check our most recent one.',
  },
  422: {
    title: 'We could not read that request',
    text: 'Nothing was changed. Go back, check what you entered and send it again.',
  },
  429: {
    title: 'Too many attempts',
    text: 'This limit stops automated abuse. Nothing is lost, and it resets by itself.',
  },
  500: {
    title: 'Something went wrong on our side',
    text: 'Nothing you saved is lost. Please try again in a moment. If it happens again, tell us the request number below.',
  },
  503: {
    title: 'Temporarily unavailable',
    text: 'The service is starting or under maintenance. Nothing you saved is lost. Please try again in a minute.',
  },
}

export const offlineText: ErrorText = {
  title: 'You are offline',
  text: 'This device has no connection to the service. The page will load as soon as the connection is back.',
}

const businessText: ErrorText = {
  title: 'Business not found',
  text: 'The link may be incomplete or mistyped.',
}

const closedBusinessText: ErrorText = {
  title: 'This business has been erased',
  text: 'Its owner closed it, and we erased it with its reviews and notified their authors. Only the entries of our log remain, which contain no content.',
}

/** Error texts in another language, with the labels of the page's buttons. `{time}` and `{id}` are filled in. */
export type ErrorWords = Record<
  | `${'notFound' | 'gone' | 'unread' | 'limited' | 'broken' | 'away'}${'' | 'Text'}`
  | 'again'
  | 'after'
  | 'help'
  | 'home',
  string
>

/** For visitors who follow a personal link of ours and read another language than English. */
export function translatedErrorText(status: number, words: ErrorWords): ErrorText {
  if (status === 404) return { title: words.notFound, text: words.notFoundText }
  if (status === 410) return { title: words.gone, text: words.goneText }
  if (status === 429) return { title: words.limited, text: words.limitedText }
  if (status === 503) return { title: words.away, text: words.awayText }
  if (status < 500) return { title: words.unread, text: words.unreadText }
  return { title: words.broken, text: words.brokenText }
}

export function errorText(status: number, what?: string): ErrorText {
  if (what === 'business' && status === 404) return businessText
  if (what === 'business' && status === 410) return closedBusinessText
  return texts[status] ?? texts[status < 500 ? 422 : 500]!
}
