/** Shows on a button that its work is under way, in the words of its `data-busy`, or shows its own words again. */
export function setBusy(button: HTMLButtonElement, isBusy: boolean) {
  if ((button.ariaBusy === 'true') === isBusy) return
  button.ariaBusy = isBusy ? 'true' : null
  const { busy } = button.dataset
  if (!busy) return
  button.dataset.busy = button.textContent
  button.textContent = busy
}
