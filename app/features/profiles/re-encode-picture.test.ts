import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { computingTime } from '#tests/computing-time.ts'
import { centred, cropRectangle, type PictureKind } from './brand.vocabulary.ts'
import { reEncode } from './re-encode-picture.server.ts'

const plain = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } })

/** The left half red, the right half blue. */
const halves = (width: number, height: number) =>
  plain(width, height, '#f00').composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#00f' } },
      left: width / 2,
      top: 0,
    },
  ])

const refusal = async (bytes: Buffer, kind: PictureKind = 'logo') => {
  try {
    await reEncode(bytes, kind, centred)
    return 'accepted'
  } catch (error) {
    const { status, message } = error as { status: number; message: string }
    return `${status} ${message}`
  }
}

async function colourAt(image: Buffer, left: number, top: number) {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  return red > 200 && blue > 200 ? 'white' : red > blue ? 'red' : 'blue'
}

describe('each bad file gets its sentence', () => {
  test.for([
    ['text', Buffer.from('This is a letter, not a picture.'), /^422 This is not a picture/],
    ['an empty file', Buffer.alloc(0), /^422 This is not a picture/],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), /^422 SVG/],
    ['GIF', Buffer.from('GIF89a, and then some more bytes'), /^422 GIF/],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /^422 HEIC/],
    ['PDF', Buffer.from('%PDF-1.7 and what follows in it'), /^422 This is not a picture/],
    [
      'what only begins like a PNG',
      Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
      /^422 .*damaged/,
    ],
    [
      'what only begins like a JPEG',
      Buffer.from('\xff\xd8\xff\xe0<?php system("ls") ?>', 'latin1'),
      /^422 .*damaged/,
    ],
  ] as const)('%s', async ([, bytes, sentence]) => {
    expect(await refusal(bytes)).toMatch(sentence)
  })

  test('a file above 8 MB is 413', async () => {
    expect(await refusal(Buffer.alloc(8 * 1024 * 1024 + 1))).toMatch(/^413/)
  })

  test('a small file of very many pixels is refused before it is decoded', async () => {
    const bomb = await plain(11_000, 11_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const computed = computingTime()
    expect(await refusal(bomb)).toMatch(/^422 .*too many pixels/)
    expect(computed()).toBeLessThan(500)
  })

  test('a picture that was cut off', async () => {
    const whole = await plain(600, 600).jpeg().toBuffer()
    expect(await refusal(whole.subarray(0, whole.length / 2))).toMatch(/^422 .*damaged/)
  })

  test('one that is too small', async () => {
    const small = await plain(127, 400).png().toBuffer()
    expect(await refusal(small)).toMatch(/at least 128 × 128/)
    expect(await refusal(await plain(500, 500).png().toBuffer(), 'cover')).toMatch(/at least 600 × 200/)
  })
})

describe('what is kept', () => {
  test.for(['jpeg', 'png', 'webp'] as const)('a %s becomes a JPEG without metadata', async (format) => {
    const photo = await plain(900, 700)
      .withExif({ IFD0: { Copyright: 'GPS 52.5' } })
      .toFormat(format)
      .toBuffer()
    for (const [kind, size] of [
      ['logo', [320, 320]],
      ['cover', [1500, 500]],
    ] as const) {
      const { image } = await reEncode(photo, kind, centred)
      const { format: of, width, height, exif, icc, xmp } = await sharp(image).metadata()
      expect([of, width, height, exif, icc, xmp]).toEqual(['jpeg', ...size, undefined, undefined, undefined])
      expect(image.length).toBeLessThan(1_000_000)
    }
  })

  test('nothing that follows a picture in its file', async () => {
    const page = Buffer.from('<script>alert("polyglot")</script>')
    const polyglot = Buffer.concat([await plain(400, 400).jpeg().toBuffer(), page])
    expect((await reEncode(polyglot, 'logo', centred)).image.includes('polyglot')).toBe(false)
  })

  test('the part that was chosen, turned upright first', async () => {
    const wide = await halves(800, 400).png().toBuffer()
    const left = await reEncode(wide, 'logo', { ...centred, x: 0 })
    const right = await reEncode(wide, 'logo', { ...centred, x: 1 })
    expect([await colourAt(left.image, 300, 10), await colourAt(right.image, 20, 10)]).toEqual([
      'red',
      'blue',
    ])
    const onItsSide = await halves(400, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    // Turned clockwise, the left half is at the top.
    const top = await reEncode(onItsSide, 'logo', { ...centred, zoom: 2, y: 0 })
    const bottom = await reEncode(onItsSide, 'logo', { ...centred, zoom: 2, y: 1 })
    expect([await colourAt(top.image, 160, 160), await colourAt(bottom.image, 160, 160)]).toEqual([
      'red',
      'blue',
    ])
  })

  test('the whole picture on white, where that was asked for, and white for what is transparent', async () => {
    const wide = await halves(800, 400).png().toBuffer()
    const { image } = await reEncode(wide, 'logo', { ...centred, isWhole: true })
    expect([
      await colourAt(image, 160, 5),
      await colourAt(image, 5, 160),
      await colourAt(image, 315, 160),
    ]).toEqual(['white', 'red', 'blue'])
    const clear = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    expect(await colourAt((await reEncode(clear, 'logo', centred)).image, 160, 160)).toBe('white')
  })
})

test('a crop is always inside the picture and of the right shape', () => {
  for (const kind of ['logo', 'cover'] as const)
    for (const [width, height] of [
      [300, 300],
      [4000, 500],
      [600, 3000],
    ] as const)
      for (const zoom of [1, 2.5, 4])
        for (const share of [0, 0.3, 1]) {
          const area = cropRectangle(kind, { width, height }, { zoom, x: share, y: share, isWhole: false })
          expect(area.width / area.height).toBeCloseTo(kind === 'logo' ? 1 : 3)
          expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0)
          expect(area.left + area.width).toBeLessThanOrEqual(width + 1e-6)
          expect(area.top + area.height).toBeLessThanOrEqual(height + 1e-6)
        }
})
