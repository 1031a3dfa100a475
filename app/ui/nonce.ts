import { setNonce } from 'get-nonce'

// A dialog locks the page's scrolling by a style element that it adds itself. The policy lets it in by the nonce of
// the document, which scripts can still read from an element that has it, or from the answer's own headers.
if (typeof document !== 'undefined') {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const nonce =
    document.querySelector<HTMLElement>('script[nonce]')?.nonce ||
    navigation?.serverTiming?.find(({ name }) => name === 'nonce')?.description
  if (nonce) setNonce(nonce)
}
