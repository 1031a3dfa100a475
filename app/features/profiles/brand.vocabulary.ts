import { contrast, fromOklch, shadeFor, toOklch } from '#app/platform/colour.ts'

// What a business wears wherever customers see it. Without zod, so that screens can import it.

/** Of headings: a second one of ours, and stacks that systems have. Null is our serif. Nothing is fetched from elsewhere. */
export const typefaces = {
  geist: { name: 'Geist, a plain sans-serif', stack: '"Geist Variable",system-ui,sans-serif' },
  'old-style': {
    name: 'Old style, as in books',
    stack:
      '"Iowan Old Style","Palatino Linotype","URW Palladio L",P052,"Newsreader Variable","Newsreader Fallback",serif',
  },
  humanist: {
    name: 'Humanist, soft and clear',
    stack: 'Seravek,"Gill Sans Nova",Ubuntu,Calibri,"DejaVu Sans",sans-serif',
  },
  rounded: {
    name: 'Rounded, friendly',
    stack:
      'ui-rounded,"Hiragino Maru Gothic ProN",Quicksand,Comfortaa,Manrope,"Arial Rounded MT Bold",sans-serif',
  },
  slab: { name: 'Slab, sturdy', stack: 'Rockwell,"Rockwell Nova","Roboto Slab","DejaVu Serif",serif' },
} as const
export type Typeface = keyof typeof typefaces
export const typefaceNames = Object.keys(typefaces) as [Typeface, ...Typeface[]]

/** `accent` is `#rrggbb`. Null is ours. */
export type Brand = { accent: string | null; typeface: Typeface | null }

/** Paper colours of light and dark mode, as in tokens.css. */
const papers = { light: '#fbf9f5', dark: '#10151d' }

/** An accent as buttons, links and marks can have it: readable on paper, and under its own letters. */
type Shades = { accent: string; hover: string; on: string }

export function accentShades(accent: string): { light: Shades; dark: Shades } {
  return {
    light: withLetters(shadeFor(accent, papers.light, 4.5)),
    dark: withLetters(shadeFor(accent, papers.dark, 4.5)),
  }
}

function withLetters(accent: string): Shades {
  const on = contrast(accent, '#ffffff') >= 4.5 ? '#ffffff' : '#000000'
  const { lightness, ...rest } = toOklch(accent)
  return {
    accent,
    on,
    hover: fromOklch({ ...rest, lightness: lightness + (on === '#000000' ? 0.05 : -0.05) }),
  }
}

/** The custom properties of a brand; none for ours. */
export function brandProperties({ accent, typeface }: Brand): [name: string, value: string][] {
  const shades = accent && accentShades(accent)
  const pair = (of: keyof Shades) => shades && `light-dark(${shades.light[of]},${shades.dark[of]})`
  const stack = typeface && typefaces[typeface].stack
  const all = [
    ['--accent', pair('accent')],
    ['--accent-hover', pair('hover')],
    ['--on-accent', pair('on')],
    ['--font-serif', stack],
    ['--font-display', stack?.replace('Newsreader Fallback', 'Display Fallback')],
  ] as const
  return all.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

/** For the content of a page; our own bar and footer stay as they are. */
export const brandStyle = (brand: Brand) => {
  const rules = brandProperties(brand).map(([name, value]) => `${name}:${value}`)
  return rules.length > 0 ? `.branded{${rules.join(';')}}` : ''
}

/** For mails and pictures, which have no custom properties. */
export function brandLook({ accent, typeface }: Brand): BrandLook {
  return { shades: accent ? accentShades(accent) : null, serif: typeface ? typefaces[typeface].stack : null }
}

type BrandLook = { shades: { light: Shades; dark: Shades } | null; serif: string | null }

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
