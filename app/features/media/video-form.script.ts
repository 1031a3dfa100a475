// The author's form for a video: chosen, or recorded here for up to a minute; looked at before it is sent; and its poster, which
// the server cannot make.
import { setBusy } from '#app/ui/busy-button.ts'
import { sendWithProgress } from './photos-form.script.ts'

/** The first moments of a video are often black. */
const posterSeconds = 0.5
const posterSide = 1600

export function enhanceVideoForm(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')!
  const player = form.querySelector('video')!
  const consent = form.elements.namedItem('consent') as HTMLInputElement
  const list = form.querySelector<HTMLElement>('[data-uploads]')!
  let chosen: File | null = null
  let isSending = false

  function look(file: File | null) {
    chosen = file
    player.hidden = file === null
    player.controls = true
    if (file) player.src = URL.createObjectURL(file)
  }

  form.hidden = false
  input.addEventListener('change', () => look(input.files?.[0] ?? null))
  enableRecording(form, player, look)
  form.addEventListener('submit', async (event) => {
    // The server says what is missing.
    if (!chosen || !consent.checked) return
    event.preventDefault()
    if (isSending) return
    isSending = true
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null
    if (button) setBusy(button, true)
    list.replaceChildren()
    const body = new FormData(form)
    body.set('video', chosen)
    const poster = await drawPoster(player)
    if (poster) body.set('photo', poster, 'poster.jpg')
    const address = form.dataset.video!
    if (await sendWithProgress(form, { list, name: chosen.name, address, body }))
      return location.replace(location.pathname)
    isSending = false
    if (button) {
      setBusy(button, false)
      button.textContent = form.dataset.retry!
    }
  })
}

/** Null for a video that this browser cannot play: the server says so. */
async function drawPoster(player: HTMLVideoElement) {
  if (player.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await happened(player, 'loadeddata')
  if (!player.videoWidth) return null
  player.pause()
  player.currentTime = Math.min(posterSeconds, (player.duration || 1) / 2)
  await happened(player, 'seeked')
  const scale = Math.min(1, posterSide / Math.max(player.videoWidth, player.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(player.videoWidth * scale)
  canvas.height = Math.round(player.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height)
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
}

const longestWaitMs = 5000

const happened = (player: HTMLVideoElement, name: string) =>
  new Promise<void>((resolve) => {
    player.addEventListener(name, () => resolve(), { once: true })
    player.addEventListener('error', () => resolve(), { once: true })
    setTimeout(resolve, longestWaitMs)
  })

type Look = (file: File | null) => void

function enableRecording(form: HTMLFormElement, player: HTMLVideoElement, look: Look) {
  const button = form.querySelector<HTMLButtonElement>('[data-record]')!
  const complaint = form.querySelector<HTMLElement>('[data-camera]')!
  const start = button.textContent
  if (!navigator.mediaDevices?.getUserMedia || !('MediaRecorder' in window)) return
  button.hidden = false
  let stop: (() => void) | null = null
  button.addEventListener('click', async () => {
    if (stop) return stop()
    complaint.textContent = ''
    try {
      stop = await record(player, Number(form.dataset.longest), (file) => {
        stop = null
        button.textContent = start
        look(file)
      })
      button.textContent = form.dataset.stop!
    } catch {
      complaint.textContent = form.dataset.noCamera!
    }
  })
}

/** Records until it is stopped or the time is over. Throws where the camera is refused or missing. */
async function record(player: HTMLVideoElement, longestSeconds: number, done: (file: File) => void) {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
    audio: true,
  })
  const recorder = new MediaRecorder(stream, { videoBitsPerSecond: 2_500_000 })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.onstop = () => {
    for (const track of stream.getTracks()) track.stop()
    player.srcObject = null
    const type = recorder.mimeType.split(';')[0]!
    done(new File(parts, type === 'video/mp4' ? 'video.mp4' : 'video.webm', { type }))
  }
  player.hidden = false
  player.controls = false
  player.srcObject = stream
  await player.play()
  recorder.start()
  const stop = () => recorder.state !== 'inactive' && recorder.stop()
  setTimeout(stop, 1000 * longestSeconds)
  return stop
}
