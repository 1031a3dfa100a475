import { useMatches } from 'react-router'

/**
 * The area of a page decides on its stylesheet, its script and whether React hydrates it: pages to read and forms for
 * visitors are plain HTML. A layout names it with `handle = { area: 'public' }`; all else is the app that people sign in to.
 */
export type Area = 'public' | 'form' | 'app'

export const isHydrated = (area: Area) => area === 'app'

export function useArea(): Area {
  const matches = useMatches()
  for (const { handle } of matches) {
    if (typeof handle === 'object' && handle && 'area' in handle) return handle.area as Area
  }
  return 'app'
}
