/** What happened, and what to do about it. */
export type ErrorText = { title: string; text: string }

const texts: Record<number, ErrorText> = {
  403: { title: 'This is not open to you', text: 'Log in with the account that it belongs to.' },
  404: {
    title: 'There is nothing here',
    text: 'The address may be mistyped, or it comes from an old link. Check it letter by letter, or begin at the start page.',
  },
  410: {
    title: 'This is gone',
    text: 'It was closed, withdrawn or erased, or the link has done its work. It does not come back. If a mail led you here, the newest one from us says what stands now.',
  },
  422: {
    title: 'That could not be read',
    text: 'Nothing was changed. Go back, check what was entered and send it again.',
  },
  429: {
    title: 'Too many tries',
    text: 'A limit keeps machines from guessing and flooding. Nothing is lost, and nobody has to unlock anything.',
  },
  500: {
    title: 'This broke on our side',
    text: 'Nothing that was saved is lost. Try again in a moment. If it breaks again, tell us the number below.',
  },
  503: {
    title: 'Not reachable at the moment',
    text: 'The service is starting or being looked after. Nothing that was saved is lost. Try again in a minute.',
  },
}

export const offlineText: ErrorText = {
  title: 'You are offline',
  text: 'The page could not be fetched, because this device has no connection to the service. What you typed elsewhere stays where it is. As soon as the connection is back, this page loads by itself.',
}

const businessText: ErrorText = {
  title: 'No business has this address',
  text: 'The link may be cut off, or a letter of it is wrong.',
}

const closedBusinessText: ErrorText = {
  title: 'This business is gone',
  text: 'Its owner closed it, and it was erased with its reviews. Their authors were told. Only the signed entries of the public log remain, which say that there was something and not what.',
}

export function errorText(status: number, what?: string): ErrorText {
  if (what === 'business' && status === 404) return businessText
  if (what === 'business' && status === 410) return closedBusinessText
  return texts[status] ?? texts[status < 500 ? 422 : 500]!
}
