/** What a mail server said, by its status code (RFC 3463) where it gave one. */
const meanings: [RegExp, string][] = [
  [/\b[45]\.1\.\d|\bno such user\b|\buser unknown\b|\bdoes not exist\b/i, 'There is no such address'],
  [/\b[45]\.2\.2\b|\bquota\b|\bmailbox (is )?full\b/i, 'The mailbox is full'],
  [/\b[45]\.2\.\d/, 'The mailbox takes no mail'],
  [/\b[45]\.7\.\d|\bspam\b|\bblock/i, 'The server does not trust our mail'],
  [/\b[45]\.3\.4\b|\btoo large\b/i, 'The mail is too large for the server'],
  [/ECONN|ETIMEDOUT|ENOTFOUND|EDNS|getaddrinfo/, 'The mail server did not answer'],
  [/^4\d\d\b/, 'The server takes no mail just now'],
  [/^5\d\d\b/, 'The server refused the mail'],
]

/** A mail server's answer in plain words; an answer that we do not know stays as it is. */
export const failureInWords = (said: string | null) =>
  said === null ? 'The server gave no reason' : (meanings.find(([sign]) => sign.test(said))?.[1] ?? said)
