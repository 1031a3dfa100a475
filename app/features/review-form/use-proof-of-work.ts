import type { Challenge } from 'altcha-lib'
import { type FormEvent, useEffect, useRef, useState } from 'react'

const longestWaitMs = 8000

/**
 * Lets the device solve the form's challenge while the person writes. A form sent before that waits a
 * moment; one that cannot be solved (an old browser, no secure connection) is sent without.
 */
export function useProofOfWork(challenge: Challenge) {
  const [proof, setProof] = useState('')
  const solving = useRef<Promise<string>>(null)
  const isWaited = useRef(false)
  const { signature } = challenge

  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature names the challenge.
  useEffect(() => {
    const controller = new AbortController()
    isWaited.current = false
    solving.current = solve(challenge, controller).catch(() => '')
    void solving.current.then((solved) => {
      if (!controller.signal.aborted) setProof(solved)
    })
    return () => controller.abort()
  }, [signature])

  function sendWhenProven(event: FormEvent<HTMLFormElement>) {
    if (proof || isWaited.current || !solving.current) return
    event.preventDefault()
    isWaited.current = true
    const form = event.currentTarget
    const giveUp = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
    void Promise.race([solving.current, giveUp]).then(() => {
      // After React has put the proof into the form.
      setTimeout(() => form.requestSubmit())
    })
  }

  return { proof, sendWhenProven }
}

async function solve(challenge: Challenge, controller: AbortController) {
  const solving = await import('./solving.ts')
  return solving.solve(challenge, controller)
}
