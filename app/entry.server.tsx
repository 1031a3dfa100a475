import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { chooseLanguage } from './features/review-form/form-language.server.ts'
import { messages } from './languages/messages.server.ts'
import { factsOf } from './platform/context.server.ts'
import { TooManyRequests } from './platform/refusal.ts'
import { ErrorLanguage, placeOfLinks } from './ui/page-language.ts'
import { readSentToast, SentToast } from './ui/sent-toast.tsx'

/** Renders pages completely before responding, so that the status is correct and nothing is half sent. */
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
  const html = await render(
    <ErrorLanguage value={router.staticHandlerContext.errors ? errorLanguageOf(request) : null}>
      <SentToast value={readSentToast(router.staticHandlerContext.actionData)}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </SentToast>
    </ErrorLanguage>,
    nonce,
  )
  if (status === 200 && isUnchanged(request, html, headers))
    return new Response(null, { status: 304, headers })
  return new Response(html, { status, headers })
}

function errorLanguageOf(request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  if (!placeOfLinks(pathname)) return null
  const asked = searchParams.get('lang')
  const language = chooseLanguage({ asked, accepted: request.headers.get('accept-language') })
  return language === 'en' ? null : { language, words: messages[language].errors }
}

function retryAfterOf(errors: EntryContext['staticHandlerContext']['errors']) {
  const refusal = Object.values(errors ?? {}).find((error) => error instanceof TooManyRequests)
  return refusal && String(refusal.retryAfterSeconds)
}

/** Stores the error with the request, so that the server sets the status and logs it once. */
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

/**
 * Gives a page that a browser may keep its ETag.
 *
 * @returns whether the browser has this very page already, so that it needs no body.
 */
function isUnchanged(request: Request, html: string, headers: Headers) {
  const caching = headers.get('cache-control')
  if (request.method !== 'GET' || !caching || caching.includes('no-store')) return false
  if (caching.startsWith('public')) {
    headers.append('vary', 'cookie')
    // The bar shows who is signed in, and the theme is a cookie too.
    if (request.headers.has('cookie')) headers.set('cache-control', 'private, no-cache')
  }
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  headers.set('etag', etag)
  return request.headers.get('if-none-match')?.split(/,\s*/).includes(etag) ?? false
}
