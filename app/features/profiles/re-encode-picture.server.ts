import { invalid, tooLarge } from '#app/platform/refusal.ts'
import {
  type Crop,
  cropRectangle,
  largestPictureBytes,
  type PictureKind,
  pictureSizes,
} from './picture.vocabulary.ts'

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

export type ReEncoded = { image: Buffer; width: number; height: number }

let working: Promise<unknown> = Promise.resolve()

/**
 * An uploaded picture, turned upright, cropped and written anew as JPEG on white: nothing of the file but its pixels
 * is kept. Refuses with a sentence for the owner.
 */
export async function reEncode(bytes: Buffer, kind: PictureKind, crop: Crop): Promise<ReEncoded> {
  if (bytes.length > largestPictureBytes) throw tooLarge()
  const format = formatOf(bytes)
  const done = working.then(() => encode(bytes, format, kind, crop))
  working = done.catch(() => {})
  return done
}

async function encode(bytes: Buffer, format: string, kind: PictureKind, crop: Crop): Promise<ReEncoded> {
  const { default: sharp } = await import('sharp')
  const unreadable = () =>
    invalid('This picture is damaged or incomplete. Please save it anew and try again.')
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  const found = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if (found.format !== format || !found.width || !found.height) throw unreadable()
  const { width, height } = found.autoOrient
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw invalid(
      'This picture has too many pixels. Please make it smaller than 12,000 pixels a side and 40 megapixels.',
    )
  const size = pictureSizes[kind]
  const [leastWidth, leastHeight] = size.least
  if (width < leastWidth || height < leastHeight)
    throw invalid(`This picture is too small. It needs at least ${leastWidth} × ${leastHeight} pixels.`)
  const area = within(cropRectangle(kind, { width, height }, crop), { width, height })
  const image = await open()
    .autoOrient()
    .extract(area)
    .resize(size.width, size.height, { fit: crop.isWhole ? 'contain' : 'cover', background: '#fff' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({
      quality: kind === 'logo' ? 88 : 78,
      mozjpeg: true,
      chromaSubsampling: kind === 'logo' ? '4:4:4' : '4:2:0',
    })
    .timeout({ seconds: secondsToDecode })
    .toBuffer()
    .catch(() => {
      throw unreadable()
    })
  return { image, width: size.width, height: size.height }
}

type Rectangle = ReturnType<typeof cropRectangle>

/** In whole pixels, and never beyond the picture: what is beyond becomes a white margin. */
function within(area: Rectangle, size: { width: number; height: number }) {
  const left = Math.max(0, Math.min(size.width - 1, Math.round(area.left)))
  const top = Math.max(0, Math.min(size.height - 1, Math.round(area.top)))
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width - left, Math.round(area.width))),
    height: Math.max(1, Math.min(size.height - top, Math.round(area.height))),
  }
}
