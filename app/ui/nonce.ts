import { setNonce } from 'get-nonce'

// A dialog locks the page's scrolling by a style element that it adds itself. The policy lets it in by the nonce of
// the document, which scripts can still read from an element that has it.
if (typeof document !== 'undefined') {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
  if (nonce) setNonce(nonce)
}
