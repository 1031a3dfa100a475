/** Shows a button's `data-busy` text while it is busy, and its own text afterwards. */
export function setBusy(button: HTMLButtonElement, isBusy: boolean) {
  if ((button.ariaBusy === 'true') === isBusy) return
  button.ariaBusy = isBusy ? 'true' : null
  const { busy } = button.dataset
  if (!busy) return
  button.dataset.busy = button.textContent
  button.textContent = busy
}
