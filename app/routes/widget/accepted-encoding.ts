export type Encoding = 'br' | 'gzip' | 'identity'

const mostRemembered = 200
const remembered = new Map<string, Encoding>()

/** The best of our encodings that this Accept-Encoding allows. Browsers send few different ones, so each is read once. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  let encoding = remembered.get(accepted)
  if (!encoding) {
    encoding = read(accepted)
    if (remembered.size < mostRemembered) remembered.set(accepted, encoding)
  }
  return encoding
}

function read(accepted: string): Encoding {
  const allowed = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name, ...parameters] = part.split(';').map((each) => each.trim())
        return [name!, !parameters.some((each) => /^q=0(\.0*)?$/.test(each))]
      }),
  )
  const isAllowed = (name: string) => allowed.get(name) ?? allowed.get('*') ?? false
  return isAllowed('br') ? 'br' : isAllowed('gzip') ? 'gzip' : 'identity'
}
