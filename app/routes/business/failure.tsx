import { isRouteErrorResponse, Outlet, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/states.tsx'

/** Around pages whose failure leaves the frame standing. */
export default Outlet

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const requestId = useRouteLoaderData<typeof rootLoader>('root')?.requestId
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isOurs = status >= 500
  // For an unknown id the list that it was to be in, not the same failure again.
  const back =
    pathname === '/business/reviews/challenge'
      ? `/business/reviews${search}`
      : pathname.replace(/\/[^/]*\d.*$/, '')
  return (
    <div className={pathname.startsWith('/business/reviews') ? 'p-(--gutter)' : undefined}>
      <title>That did not work</title>
      <FailedState
        action={
          isOurs ? (
            <ButtonLink kind="primary" reloadDocument to={pathname + search}>
              Try again
            </ButtonLink>
          ) : (
            <ButtonLink kind="primary" to={back}>
              Go back
            </ButtonLink>
          )
        }
        requestId={isOurs ? requestId : undefined}
        title={titleOf(status)}
      >
        <p>{sentenceOf(error) ?? 'Nothing you saved is lost. Please try again in a moment.'}</p>
      </FailedState>
    </div>
  )
}

function titleOf(status: number) {
  if (status === 404) return 'Page not found'
  if (status === 503) return 'Temporarily unavailable'
  return status >= 500 ? 'Something went wrong on our side' : 'That did not work'
}

function sentenceOf(error: unknown) {
  if (!isRouteErrorResponse(error)) return undefined
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  return typeof data.message === 'string' ? data.message : undefined
}
