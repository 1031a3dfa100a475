import { type ReactNode, useContext, useEffect, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import formScript from './form-page.script.ts?worker&url'
import type { Language } from './languages/languages.ts'
import appScript from './page.script.ts?worker&url'
import { factsOf } from './platform/context.server.ts'
import { namePattern } from './platform/requests.server.ts'
import { addressOf } from './platform/site.server.ts'
import publicScript from './public-page.script.ts?worker&url'
import type { loader as publicPages } from './routes/public/layout.tsx'
import type { loader as visitorPages } from './routes/public/visitor-layout.tsx'
import appStyles from './ui/app.css?url'
import { ErrorPage, OfflinePage } from './ui/error-page.tsx'
import geist from './ui/fonts/geist-basic.woff2?url'
import newsreader from './ui/fonts/newsreader-basic.woff2?url'
import formStyles from './ui/form.css?url'
import { PageChanges } from './ui/page-changes.tsx'
import { ErrorLanguage, PageLanguage } from './ui/page-language.ts'
import publicStyles from './ui/public.css?url'
import { SentToastLine } from './ui/sent-toast.tsx'
import { readTheme, themeClass } from './ui/theme.ts'
import { ToastProvider } from './ui/toast.tsx'

/** Preloaded, because a late font shifts text that was drawn in its fallback. */
const fonts = [newsreader, geist]
const styles: Record<Area, string> = { public: publicStyles, form: formStyles, app: appStyles }
const scripts: Record<Area, string> = { public: publicScript, form: formScript, app: appScript }

export const middleware: Route.MiddlewareFunction[] = [({ pattern }) => namePattern(pattern)]

export function loader({ request, context }: Route.LoaderArgs) {
  return { requestId: factsOf(context).id, theme: readTheme(request), origin: addressOf('') }
}

/** Around every page and the error page. The nonce for scripts comes from the server's entry. */
export function Layout({ children }: { children: ReactNode }) {
  const facts = useRouteLoaderData<typeof loader>('root')
  const isFirstDocument = useIsFirstDocument()
  const area = useArea()
  const errorLanguage = useContext(ErrorLanguage)?.language
  const pageLanguage = usePageLanguage()
  const language = errorLanguage ?? pageLanguage
  return (
    <html className={themeClass(facts?.theme ?? 'auto')} lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <Meta />
        <Links />
        {fonts.map((href) => (
          <link as="font" crossOrigin="anonymous" href={href} key={href} rel="preload" type="font/woff2" />
        ))}
        <link href={pageIcon} rel="icon" type="image/svg+xml" />
        <link href={styles[area]} rel="stylesheet" />
        {isFirstDocument && <script src={scripts[area]} type="module" />}
      </head>
      <body>
        <PageLanguage value={language}>{children}</PageLanguage>
        {isHydrated(area) && !errorLanguage && (
          <>
            {isFirstDocument && <ScrollRestoration />}
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

let isRunning = false

/**
 * False when the browser re-renders the document, as when an error page replaces a page. The scripts have run
 * by then, and Trusted Types forbids creating script elements: rendering would fail.
 */
function useIsFirstDocument() {
  const [isFirst] = useState(!isRunning)
  useEffect(() => {
    isRunning = true
  }, [])
  return isFirst
}

/** Pages for visitors name their language in their loader data. */
function usePageLanguage(): Language {
  const matches = useMatches()
  for (const { loaderData } of matches) {
    if (typeof loaderData === 'object' && loaderData && 'pageLanguage' in loaderData)
      return loaderData.pageLanguage as Language
  }
  return 'en'
}

export default function Root() {
  const area = useArea()
  return (
    <>
      {isHydrated(area) && <SentToastLine />}
      <Outlet />
      {isHydrated(area) && (
        <>
          <PageChanges />
          <ToastProvider />
        </>
      )}
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const requestId = useRouteLoaderData<typeof loader>('root')?.requestId
  const publicPage = useRouteLoaderData<typeof publicPages>('routes/public/layout')
  const visitorPage = useRouteLoaderData<typeof visitorPages>('routes/public/visitor-layout')
  if (isOffline(error)) return <OfflinePage />
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { message, what, retryAt } = factsOfRefusal(error)
  return (
    <ErrorPage
      status={status}
      message={message}
      what={what}
      retryAt={retryAt}
      requestId={requestId}
      hasDirectory={(publicPage ?? visitorPage)?.foot.hasDirectory}
    />
  )
}

const isOffline = (error: unknown) =>
  error instanceof TypeError && typeof navigator !== 'undefined' && navigator.onLine === false

type RefusalFacts = { message?: string; what?: string; retryAt?: string }

/** The user-facing fields of a refusal; empty for any other error. */
function factsOfRefusal(error: unknown): RefusalFacts {
  if (!isRouteErrorResponse(error)) return {}
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null) return {}
  const text = (name: string) => {
    const value = (data as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : undefined
  }
  return { message: text('message'), what: text('what'), retryAt: text('retryAt') }
}

/**
 * The area of a page decides on its stylesheet, its script and whether React hydrates it: pages to read and forms for
 * visitors are plain HTML. A layout names it with `handle = { area: 'public' }`; all else is the app that people sign in to.
 */
type Area = 'public' | 'form' | 'app'

const isHydrated = (area: Area) => area === 'app'

function useArea(): Area {
  const matches = useMatches()
  for (const { handle } of matches) {
    if (typeof handle === 'object' && handle && 'area' in handle) return handle.area as Area
  }
  return 'app'
}

/** A V with the wordmark's dots, in a green visible on light and dark tabs. */
const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='#141a2b' stroke-width='4'>" +
  '<style>@media(prefers-color-scheme:dark){svg{stroke:#eee}}</style>' +
  "<path d='M6 4l10 17L26 4'/><path stroke='#2b7a53' stroke-linecap='round' stroke-dasharray='0 6.7' d='M6 28h21'/></svg>"

/**
 * Inlined, because a separate file would be fetched before the first paint. `/favicon.ico` exists for clients
 * that ask for it.
 */
const pageIcon = `data:image/svg+xml,${drawing.replace(/[<>#']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
