// Runs in a process of its own: a stranger's video comes in on standard input, and goes out to a file with nothing but its
// encoded pictures and sound. Titles, places, dates, cover pictures, text tracks and whatever else the container holds stay
// behind, because only packets are copied.
import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { CleanedVideo, VideoProblem } from './add-photo.server.ts'
import { type VideoCodec, videoCodecs, videoLimits } from './photo.vocabulary.ts'

/** A camera's last frame may end a little after the minute. */
const leewaySeconds = 1
const soundCodecs: string[] = ['aac', 'opus', 'vorbis', 'mp3']

const say = (found: CleanedVideo | { problem: VideoProblem }) => console.log(JSON.stringify(found))

const { to } = JSON.parse(process.argv[2]!) as { to: string }
try {
  say(await clean(await buffer(process.stdin)))
} catch (error) {
  say({ problem: (error as { code?: string }).code === 'ENOSPC' ? 'disk-full' : 'unreadable' })
}

async function clean(bytes: Buffer): Promise<CleanedVideo | { problem: VideoProblem }> {
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new BufferSource(bytes) })
  const pictures = await input.getPrimaryVideoTrack()
  const sound = await input.getPrimaryAudioTrack()
  const codec = videoCodecs.find((each) => each === pictures?.codec)
  if (!pictures || !codec || (sound && !soundCodecs.includes(sound.codec ?? '')))
    return { problem: 'unreadable' }
  const seconds = await input.computeDuration()
  if (seconds > videoLimits.seconds + leewaySeconds) return { problem: 'too-long' }
  if (!(seconds > 0)) return { problem: 'unreadable' }
  const isWebm = codec === 'vp8' || codec === 'vp9' || sound?.codec === 'opus' || sound?.codec === 'vorbis'
  const target = new BufferTarget()
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  const output = new Output({ format, target })
  const copies = [addPictures(output, pictures, codec)]
  if (sound) copies.push(addSound(output, sound))
  await output.start()
  await Promise.all(copies.map((copy) => copy()))
  await output.finalize()
  writeFileSync(to, Buffer.from(target.buffer!), { mode: 0o600 })
  const { displayWidth: width, displayHeight: height } = pictures
  return { type: isWebm ? 'video/webm' : 'video/mp4', codec, seconds, width, height }
}

function addPictures(output: Output, track: InputVideoTrack, codec: VideoCodec) {
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, { rotation: track.rotation })
  return async () => {
    const decoderConfig = (await track.getDecoderConfig()) ?? undefined
    for await (const packet of new EncodedPacketSink(track).packets())
      await source.add(packet, { decoderConfig })
    source.close()
  }
}

function addSound(output: Output, track: InputAudioTrack) {
  const source = new EncodedAudioPacketSource(track.codec!)
  output.addAudioTrack(source)
  return async () => {
    const decoderConfig = (await track.getDecoderConfig()) ?? undefined
    for await (const packet of new EncodedPacketSink(track).packets())
      await source.add(packet, { decoderConfig })
    source.close()
  }
}
