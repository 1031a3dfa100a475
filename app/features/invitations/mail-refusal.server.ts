type SmtpError = { responseCode?: number; command?: string; response?: string }

/**
 * Whether the mail server said that this mail can never be delivered: a refusal with 5xx of the address, or
 * of the mail itself. The same code for our sign-in or our sender's address is about us: that is mended, and
 * tried again.
 */
export function refusalOfServer(error: unknown): { isAddressDead: boolean; said: string } | null {
  const { responseCode = 0, command = '', response = '' } = (error ?? {}) as SmtpError
  if (responseCode < 500 || responseCode > 599) return null
  const said = response.replace(/\s+/g, ' ').slice(0, 300)
  if (command === 'RCPT TO') return { isAddressDead: !isPolicy(said), said }
  return command === 'DATA' ? { isAddressDead: false, said } : null
}

/** 5.7.x is the server's opinion of us (a block list, a missing record), not news of the address. */
const isPolicy = (said: string) => /\b5\.7\.\d+/.test(said)
