// The author's form for photos: several at once, each made smaller here, sent on its own with its progress, and tried again
// by itself. Without this script the form sends one photo as it is.
import { fillWords } from '#app/languages/languages.ts'
import { setBusy } from '#app/ui/busy-button.ts'

/** The server keeps 1600 pixels; more only takes longer to send. */
const longestSide = 2400
const tries = 4

export function enhancePhotosForm(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')!
  const consent = form.elements.namedItem('consent') as HTMLInputElement
  const list = form.querySelector<HTMLElement>('[data-uploads]')!
  input.multiple = true
  let room = Number(form.dataset.left)
  let isSending = false
  form.addEventListener('submit', async (event) => {
    const chosen = [...(input.files ?? [])]
    // The server says what is missing.
    if (chosen.length === 0 || !consent.checked) return
    event.preventDefault()
    if (isSending) return
    isSending = true
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null
    if (button) setBusy(button, true)
    list.replaceChildren()
    const unsent: File[] = []
    const tooMany = chosen.slice(room)
    for (const file of chosen.slice(0, room)) {
      if (await sendPhoto(form, list, file)) room--
      else unsent.push(file)
    }
    if (unsent.length + tooMany.length === 0) return location.replace(location.pathname)
    for (const { name } of tooMany) list.append(refuse(form, name, form.dataset.enough!))
    isSending = false
    if (button) setBusy(button, false)
    // Files that the server already has are not sent again.
    const left = new DataTransfer()
    for (const file of unsent) left.items.add(file)
    input.files = left.files
    if (button && unsent.length > 0) button.textContent = form.dataset.retry!
  })
}

async function sendPhoto(form: HTMLFormElement, list: HTMLElement, file: File) {
  const body = new FormData()
  body.set('photo', await makeSmaller(file), file.name)
  body.set('consent', 'on')
  return sendWithProgress(form, { list, name: file.name, address: form.dataset.photos!, body })
}

type Sending = { list: HTMLElement; name: string; address: string; body: FormData }

/** False where it was refused or could not be sent; the list says which. */
export async function sendWithProgress(form: HTMLFormElement, { list, name, address, body }: Sending) {
  const line = document.createElement('li')
  const bar = document.createElement('progress')
  const text = document.createElement('p')
  bar.max = 1
  bar.className = 'w-full'
  line.append(text, bar)
  list.append(line)
  const show = (share: number) => {
    bar.value = share
    text.textContent = fillWords(form.dataset.progress!, {
      name,
      percent: Math.round(100 * share),
    })
  }
  for (let attempt = 1; ; attempt++) {
    show(0)
    const { status, error } = await send(address, body, show)
    if (status === 200) return true
    const isPassing = status === 0 || status === 502 || status === 503
    if (isPassing && attempt < tries) {
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt))
      continue
    }
    line.replaceWith(refuse(form, name, error))
    return false
  }
}

function refuse(form: HTMLFormElement, name: string, why: string) {
  const line = document.createElement('li')
  line.className = 'text-danger'
  line.textContent = `${fillWords(form.dataset.unsent!, { name })} ${why}`
  return line
}

/** `fetch` tells no progress of what it sends. */
function send(address: string, body: FormData, show: (share: number) => void) {
  return new Promise<{ status: number; error: string }>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => show(loaded / total)
    request.onloadend = () =>
      resolve({ status: request.status, error: (request.response as { error?: string } | null)?.error ?? '' })
    request.send(body)
  })
}

/** The file stays as it is if the browser cannot read it: the server then says why. */
async function makeSmaller(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return file
  const scale = longestSide / Math.max(bitmap.width, bitmap.height)
  if (scale >= 1) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
  return smaller ?? file
}
