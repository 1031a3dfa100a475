import { base64, fromBase64 } from './bytes.ts'

// The text of a receipt, which ORIGIN/receipts signs as a note.

export type Receipt = {
  origin: string
  /** 76 bytes. */
  entry: Uint8Array
  /** The entry is in the log by then. */
  by: Date
}

export const writeReceipt = ({ origin, entry, by }: Receipt) =>
  `vouchsafe receipt v1\nlog ${origin}\nentry ${base64(entry)}\nby ${by.toISOString().slice(0, 19)}Z\n`

/** Throws where the text is any other than `writeReceipt` gives: a promise without a day could never be broken. */
export function readReceipt(text: string): Receipt {
  const [, origin, entry, by] = /^vouchsafe receipt v1\nlog (\S+)\nentry (\S+)\nby (\S+)\n$/.exec(text) ?? []
  if (!origin || !entry || !by) throw new TypeError('no receipt')
  const receipt = { origin, entry: fromBase64(entry), by: new Date(by) }
  if (writeReceipt(receipt) !== text) throw new TypeError('no receipt')
  return receipt
}
