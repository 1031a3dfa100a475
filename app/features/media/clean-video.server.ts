import { join } from 'node:path'
import { limitConcurrency } from '#app/platform/batch.server.ts'
import { receiveFiles } from '#app/platform/received-files.server.ts'
import { diskFull } from '#app/platform/refusal.ts'
import { ProcessEnded, runSeparately } from '#app/platform/run-separately.server.ts'
import type { VideoCodec, VideoType } from './photo.vocabulary.ts'

export type VideoProblem = 'unreadable' | 'too-long' | 'disk-full'
export type CleanedVideo = {
  type: VideoType
  codec: VideoCodec
  seconds: number
  width: number
  height: number
}

/** Each takes a processor for up to a second and up to 200 MB of memory. */
const atOnce = 2

/**
 * Writes a stranger's video (MP4, MOV, WebM) anew with nothing but its pictures and sound, and hands over the path of that
 * file, which is there until `use` is over. Says what is wrong with one that cannot be read or is too long.
 */
export const withCleanVideo = limitConcurrency(
  atOnce,
  <T>(video: Blob, use: (path: string, cleaned: CleanedVideo) => Promise<T>) =>
    receiveFiles(async (folder): Promise<T | { problem: VideoProblem }> => {
      const to = join(folder, 'clean')
      const found = await runCleaning(video, to)
      if (!('problem' in found)) return use(to, found)
      if (found.problem === 'disk-full') throw diskFull()
      return found
    }),
)

async function runCleaning(video: Blob, to: string): Promise<CleanedVideo | { problem: VideoProblem }> {
  const work = {
    script: 'app/features/media/clean-video.process.ts',
    input: video,
    given: { to },
    megabytes: 128,
    seconds: 60,
  }
  try {
    for await (const [line] of runSeparately(work)) if (line) return JSON.parse(line)
  } catch (error) {
    if (!(error instanceof ProcessEnded)) throw error
  }
  return { problem: 'unreadable' }
}
