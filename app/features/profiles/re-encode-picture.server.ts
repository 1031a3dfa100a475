import { withImage, writeJpeg } from '#app/features/files/read-image.server.ts'
import { invalid, tooLarge } from '#app/platform/refusal.ts'
import {
  type Crop,
  cropRectangle,
  largestPictureBytes,
  type PictureKind,
  pictureSizes,
} from './brand.vocabulary.ts'

export type ReEncoded = { image: Buffer; width: number; height: number }

/** An uploaded picture, cropped and written anew. Refuses with a sentence for the owner. */
export async function reEncode(bytes: Buffer, kind: PictureKind, crop: Crop): Promise<ReEncoded> {
  if (bytes.length > largestPictureBytes) throw tooLarge()
  const size = pictureSizes[kind]
  return withImage(
    async () => bytes,
    async ({ open, width, height }) => {
      const [leastWidth, leastHeight] = size.least
      if (width < leastWidth || height < leastHeight)
        throw invalid(`This picture is too small. It needs at least ${leastWidth} × ${leastHeight} pixels.`)
      const area = within(cropRectangle(kind, { width, height }, crop), { width, height })
      const cropped = open()
        .extract(area)
        .resize(size.width, size.height, { fit: crop.isWhole ? 'contain' : 'cover', background: '#fff' })
      const isLogo = kind === 'logo'
      const { data } = await writeJpeg(cropped, { quality: isLogo ? 88 : 78, isFine: isLogo })
      return { image: data, width: size.width, height: size.height }
    },
  )
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
