import { toBuffer, toString as toText } from 'qrcode'

// Level M survives a smudge on paper; four modules of white around it are what scanners ask for.
const look = { errorCorrectionLevel: 'M', margin: 4 } as const

export const qrFormats = ['png', 'svg'] as const
type QrFormat = (typeof qrFormats)[number]

/** A QR code of an address: a picture of 1200 pixels for print, or a drawing of any size. */
export async function drawQrCode(address: string, format: QrFormat) {
  if (format === 'png')
    return { type: 'image/png', body: new Uint8Array(await toBuffer(address, { ...look, width: 1200 })) }
  return { type: 'image/svg+xml', body: await toText(address, { ...look, type: 'svg' }) }
}
