import { setNonce } from 'get-nonce'

// Radix dialogs lock scrolling with a style element they add. The policy allows it by the document's nonce,
// which scripts can read from an element that has it.
if (typeof document !== 'undefined') {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
  if (nonce) setNonce(nonce)
}
