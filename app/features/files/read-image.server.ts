import type { Sharp } from 'sharp'
import { invalid, Refusal } from '#app/platform/refusal.ts'

/** Decoded, a picture of so many pixels takes 160 MB at most; only one is decoded at a time. */
const mostPixels = 40_000_000
const longestSide = 12_000
const secondsToDecode = 15

/** By their first bytes: the sender's name and type for a file decide nothing. */
const signatures: { format: string; says: (bytes: Buffer) => boolean; refusal?: string }[] = [
  { format: 'jpeg', says: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff },
  { format: 'png', says: (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' },
  {
    format: 'webp',
    says: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  {
    format: 'gif',
    says: (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
    refusal: 'GIF files are not accepted. Please save it as PNG.',
  },
  {
    format: 'heif',
    says: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
    refusal: 'HEIC and AVIF photos are not accepted. Please save it as JPEG.',
  },
  {
    format: 'svg',
    says: (bytes) => /<svg|<\?xml/i.test(bytes.toString('latin1', 0, 1000)),
    refusal: 'SVG files are not accepted, because they can contain scripts. Please save it as PNG.',
  },
]

function formatOf(bytes: Buffer) {
  const found = bytes.length > 16 ? signatures.find(({ says }) => says(bytes)) : undefined
  if (!found) throw invalid('This is not a picture that we can read. Please choose a JPEG, PNG or WebP file.')
  if (found.refusal) throw invalid(found.refusal)
  return found.format
}

type Image = {
  /** In pixels, turned upright. */
  width: number
  height: number
  open: () => Sharp
}

const mostWaiting = 50
let waiting = 0
let working: Promise<unknown> = Promise.resolve()

/**
 * Reads a stranger's picture: JPEG, PNG or WebP. One at a time, off the web thread, and the bytes are asked for when its
 * turn comes. Throws 422 with a sentence for what is no picture, is damaged or has too many pixels; 503 where too many wait.
 */
export async function withImage<T>(read: () => Promise<Buffer>, use: (image: Image) => Promise<T>) {
  if (waiting >= mostWaiting)
    throw new Refusal(503, 'busy', 'We are reading the pictures of others. Please try again in a minute.')
  waiting += 1
  const done = working.then(async () => useImage(await read(), use))
  working = done.catch(() => {})
  try {
    return await done
  } finally {
    waiting -= 1
  }
}

async function useImage<T>(bytes: Buffer, use: (image: Image) => Promise<T>) {
  const format = formatOf(bytes)
  const { default: sharp } = await import('sharp')
  const found = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => {
      throw damaged()
    })
  if (found.format !== format || !found.width || !found.height) throw damaged()
  const { width, height } = found.autoOrient
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw invalid(
      'This picture has too many pixels. Please make it smaller than 12,000 pixels a side and 40 megapixels.',
    )
  const open = () =>
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .timeout({ seconds: secondsToDecode })
  return use({ width, height, open })
}

const damaged = () => invalid('This picture is damaged or incomplete. Please save it anew and try again.')

/** Written anew as JPEG on white: nothing of the file but its pixels is kept. Throws 422 where it cannot be decoded. */
export function writeJpeg(image: Sharp, { quality, isFine = false }: { quality: number; isFine?: boolean }) {
  return image
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: isFine ? '4:4:4' : '4:2:0' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged()
    })
}
