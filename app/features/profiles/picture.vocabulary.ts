export const pictureKinds = ['logo', 'cover'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** The stored size in pixels, and the smallest accepted upload. */
export const pictureSizes: Record<PictureKind, { width: number; height: number; least: [number, number] }> = {
  logo: { width: 320, height: 320, least: [128, 128] },
  cover: { width: 1500, height: 500, least: [600, 200] },
}

export const largestPictureBytes = 8 * 1024 * 1024

/**
 * The part of a picture that is kept. `zoom` is 1 to 4; `x` and `y` are 0 (left, top) to 1. `isWhole` keeps everything, on
 * white.
 */
export type Crop = { zoom: number; x: number; y: number; isWhole: boolean }

export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5, isWhole: false }

/** The rectangle of a crop within a picture of this size, in its pixels. Negative edges are margins. */
export function cropRectangle(
  kind: PictureKind,
  size: { width: number; height: number },
  { zoom, x, y, isWhole }: Crop,
) {
  const ratio = pictureSizes[kind].width / pictureSizes[kind].height
  const isTooWide = size.width / size.height > ratio
  const fitsHeight = isWhole ? !isTooWide : isTooWide
  const full = fitsHeight
    ? { width: size.height * ratio, height: size.height }
    : { width: size.width, height: size.width / ratio }
  if (isWhole) return { left: (size.width - full.width) / 2, top: (size.height - full.height) / 2, ...full }
  const [width, height] = [full.width / zoom, full.height / zoom]
  return { left: (size.width - width) * x, top: (size.height - height) * y, width, height }
}

export type ShownPicture = { id: string; width: number; height: number }
export type ShownPictures = Partial<Record<PictureKind, ShownPicture>>

export const pictureAddress = (businessId: string, { id }: { id: string }) =>
  `/business/${businessId}/pictures/${id}.jpg`
