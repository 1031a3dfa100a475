// Colours as `#rrggbb`: their contrast as WCAG 2.2 defines it, and their lightness in OKLCH (CSS Color 4).

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
const hexOf = (all: number[]) => `#${all.map((each) => each.toString(16).padStart(2, '0')).join('')}`

const linear = (colour: string) =>
  channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]

function luminance(colour: string) {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, where two colours are the same, to 21, for black on white. */
export function contrast(one: string, other: string) {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** Mixes two colours in sRGB; `share`, from 0 to 1, is the part of the first. */
export function mixed(one: string, other: string, share: number) {
  const behind = channels(other)
  return hexOf(channels(one).map((channel, at) => Math.round(channel * share + behind[at]! * (1 - share))))
}

type Oklch = { lightness: number; chroma: number; hue: number }

export function toOklch(colour: string): Oklch {
  const [red, green, blue] = linear(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** The colour of this lightness and hue, with as much of the chroma as sRGB can show. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const all = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  if (chroma > 0.002 && all.some((each) => each < -0.001 || each > 1.001))
    return fromOklch({ lightness, chroma: chroma * 0.96, hue })
  return hexOf(
    all.map((each) => {
      const share = Math.min(1, Math.max(0, each))
      return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055))
    }),
  )
}

/** The nearest shade with at least this contrast on a background, made darker or lighter step by step. */
export function shadeFor(colour: string, on: string, least: number): string {
  const { lightness, chroma, hue } = toOklch(colour)
  const step = luminance(on) > 0.18 ? -0.01 : 0.01
  let shade = colour
  for (let at = lightness; contrast(shade, on) < least && at >= 0 && at <= 1; at += step)
    shade = fromOklch({ lightness: Math.min(1, Math.max(0, at + step)), chroma, hue })
  return shade
}
