import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withImage, writeJpeg } from './read-image.server.ts'

test('of 200 pictures at once fifty are read, one at a time, and the others are told to come back', async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()
  let open = 0
  let mostOpen = 0
  const read = () =>
    withImage(
      async () => bytes,
      async (image) => {
        mostOpen = Math.max(mostOpen, ++open)
        const { info } = await writeJpeg(image.open().resize(100), { quality: 80 })
        open -= 1
        return info.width
      },
    ).catch(({ status }) => status)
  const outcomes = await Promise.all(Array.from({ length: 200 }, read))
  expect(outcomes.filter((each) => each === 100)).toHaveLength(50)
  expect(outcomes.filter((each) => each === 503)).toHaveLength(150)
  expect(mostOpen).toBe(1)
  // The queue is free again, also after one that cannot be read.
  await expect(
    withImage(
      async () => Buffer.from('no picture at all, but text'),
      async () => 0,
    ),
  ).rejects.toMatchObject({ status: 422 })
  expect(await read()).toBe(100)
})
