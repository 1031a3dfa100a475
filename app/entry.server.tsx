import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { factsOf } from './platform/context.server.ts'
import { hashesOf, lateOf, latePage, partScripts, withoutNonce } from './platform/late-page.server.ts'
import { pageMaker } from './platform/made-pages.server.ts'
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
  const { nonce } = factsOf(context)
  // Who sent a form is there already.
  const late = request.method === 'GET' && status === 200 ? lateOf(router) : undefined
  if (late === 'apart' && import.meta.env.PROD) return answerApart(request, headers, router, context)
  const html = await render(<ServerRouter context={router} url={request.url} nonce={nonce} />, nonce)
  const page = late ? latePage(html, { nonce, isFirst: isFirst(request) }) : html
  return new Response(page, { status, headers })
}

/** Somebody who comes from elsewhere, and not from another page of ours. */
const isFirst = (request: Request) => request.headers.get('sec-fetch-site') !== 'same-origin'

const partOnce = pageMaker<ReturnType<typeof partScripts> & { nonce: string }>()
const finishOnce = pageMaker<{ page: string; hashes: ReturnType<typeof hashesOf> }>()

/** A page whose scripts are fetched apart, or these: all of it is what its data say, and the same for everybody. */
async function answerApart(
  request: Request,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const facts = factsOf(context)
  const { loaderData } = router.staticHandlerContext
  // Each request has its own, and only the page of an error shows it.
  loaderData.root = { ...loaderData.root, requestId: undefined }
  // The page keeps the nonce of whoever asked first until its policy knows by it which scripts and styles are ours.
  const { html, script, mark, nonce } = await partOnce(request.url, loaderData, async () => {
    const { nonce } = facts
    const page = <ServerRouter context={router} url={request.url} nonce={nonce} />
    return { ...partScripts(await render(page, nonce), nonce), nonce }
  })
  if (facts.scriptsOf === mark) {
    headers.set('content-type', 'text/javascript; charset=utf-8')
    return new Response(script, { headers })
  }
  const { pathname, search } = new URL(request.url)
  const scriptsAt = `/scripts/${mark}${pathname}${search}`
  const visit = { nonce, isFirst: isFirst(request), scriptsAt }
  const { page, hashes } = await finishOnce(scriptsAt, [html, visit.isFirst], async () => {
    const page = latePage(html, visit)
    return { page: withoutNonce(page, nonce), hashes: hashesOf(page, nonce) }
  })
  facts.hashes = hashes
  // For the one style that a dialog puts in: see ui/nonce.ts.
  headers.set('server-timing', `nonce;desc="${facts.nonce}"`)
  return new Response(page, { headers })
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
