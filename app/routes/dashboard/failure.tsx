import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/states.tsx'

/** A screen of the business area that could not be shown, inside the area: what happened and what to do. */
export function Failure() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const requestId = useRouteLoaderData<typeof rootLoader>('root')?.requestId
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isOurs = status >= 500
  return (
    <div className={pathname === '/business/reviews' ? 'p-(--gutter)' : undefined}>
      <title>This did not work</title>
      <FailedState
        action={
          isOurs ? (
            <ButtonLink kind="primary" reloadDocument to={pathname + search}>
              Try again
            </ButtonLink>
          ) : (
            <ButtonLink kind="primary" to={pathname}>
              Go back
            </ButtonLink>
          )
        }
        requestId={isOurs ? requestId : undefined}
        title={titleOf(status)}
      >
        <p>{sentenceOf(error) ?? 'Nothing that was saved is lost. Try again in a moment.'}</p>
      </FailedState>
    </div>
  )
}

function titleOf(status: number) {
  if (status === 404) return 'There is nothing here'
  if (status === 503) return 'Not reachable at the moment'
  return status >= 500 ? 'This broke on our side' : 'This did not work'
}

function sentenceOf(error: unknown) {
  if (!isRouteErrorResponse(error)) return undefined
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  return typeof data.message === 'string' ? data.message : undefined
}
