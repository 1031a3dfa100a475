import { Secret, TOTP } from 'otpauth'

/** 160 bits, as RFC 4226 asks for. */
const keyBytes = 20

/** How many steps of 30 seconds a clock may be off, either way. */
const allowedDrift = 1

/** What every authenticator app understands: SHA-1, 6 digits, 30 seconds (RFC 6238). */
function totpOf(key: string, account = '') {
  const secret = Secret.fromBase32(key)
  return new TOTP({ issuer: 'Vouchsafe', label: account, secret, algorithm: 'SHA1', digits: 6, period: 30 })
}

/** A new key in base32, as people type it into an app. */
export const createTotpKey = () => new Secret({ size: keyBytes }).base32

/** Which 30-second step the code belongs to; null if the code is wrong at this time. */
export function findStep(key: string, code: string, time: Date): number | null {
  // otpauth throws on six characters that are more than six bytes.
  if (!/^[0-9]{6}$/.test(code)) return null
  const timestamp = time.getTime()
  const totp = totpOf(key)
  const drift = totp.validate({ token: code, timestamp, window: allowedDrift })
  return drift === null ? null : totp.counter({ timestamp }) + drift
}

/** The otpauth:// address in the QR code. */
export const totpAddress = ({ key, account }: { key: string; account: string }) =>
  totpOf(key, account).toString()
