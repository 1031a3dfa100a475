/**
 * Puts a text into the clipboard; false where that is impossible. Browsers give pages the clipboard over HTTPS and on
 * localhost alone; anywhere else the older command copies what is selected.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string) {
  const focused = document.activeElement
  const holder = document.createElement('textarea')
  holder.value = text
  holder.className = 'sr-only'
  // Beside the focused button, because an open dialog makes everything outside it inert.
  ;(focused?.parentElement ?? document.body).append(holder)
  holder.select()
  const isCopied = document.execCommand('copy')
  holder.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
