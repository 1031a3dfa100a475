import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { copyText } from '#app/ui/copy-text.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

type CopyCodeProps = { code: string; of: string; kind?: 'secondary' | 'quiet'; onCopied?: () => void }

/** Puts the embed code into the clipboard. Where that is forbidden, the code can be selected further below. */
export function CopyCode({ code, of, kind, onCopied }: CopyCodeProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  if (!useHydrated()) return null
  async function copy() {
    const isCopied = await copyText(code)
    setState(isCopied ? 'copied' : 'refused')
    if (isCopied) onCopied?.()
    setTimeout(() => setState('ready'), 2000)
  }
  const text = { ready: 'Copy code', copied: 'Copied', refused: 'Not allowed here' }[state]
  return (
    <>
      <Button kind={kind} onClick={copy} type="button">
        {text}
        <span className="sr-only"> of {of}</span>
      </Button>
      <span className="sr-only" role="status">
        {state === 'ready' ? '' : text}
      </span>
    </>
  )
}
