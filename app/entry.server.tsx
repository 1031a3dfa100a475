import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { factsOf } from './platform/context.server.ts'
import { hashesOf, lateOf, latePage, partScripts, withoutNonce } from './platform/late-page.server.ts'
import { TooManyRequests } from './platform/refusal.ts'

/** Pages are rendered whole: then the status is the true one, and nothing is half sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  const retryAfter = retryAfterOf(router.staticHandlerContext.errors)
  if (retryAfter) headers.set('retry-after', retryAfter)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const facts = factsOf(context)
  const { nonce, scriptsOf } = facts
  const html = await render(<ServerRouter context={router} url={request.url} nonce={nonce} />, nonce)
  // Who sent a form is there already.
  const late = request.method === 'GET' && status === 200 ? lateOf(router) : undefined
  if (!late) return new Response(html, { status, headers })
  const isFirst = request.headers.get('sec-fetch-site') !== 'same-origin'
  if (late === 'within' || import.meta.env.DEV) {
    return new Response(latePage(html, { nonce, isFirst }), { status, headers })
  }
  const parted = partScripts(html, nonce)
  if (scriptsOf === parted.mark) {
    headers.set('content-type', 'text/javascript; charset=utf-8')
    return new Response(parted.script, { headers })
  }
  const { pathname, search } = new URL(request.url)
  const scriptsAt = `/scripts/${parted.mark}${pathname}${search}`
  const page = withoutNonce(latePage(parted.html, { nonce, isFirst, scriptsAt }), nonce)
  facts.hashes = hashesOf(page)
  // For the one style that a dialog puts in: see ui/nonce.ts.
  headers.set('server-timing', `nonce;desc="${nonce}"`)
  return new Response(page, { status, headers })
}

/** A refusal that passes with time says for machines too when that is. */
function retryAfterOf(errors: EntryContext['staticHandlerContext']['errors']) {
  const refusal = Object.values(errors ?? {}).find((error) => error instanceof TooManyRequests)
  return refusal && String(refusal.retryAfterSeconds)
}

/** What broke is kept with the request: the server answers and logs by it, once. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) factsOf(context).failure = error
}

function render(page: React.ReactNode, nonce: string) {
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}
