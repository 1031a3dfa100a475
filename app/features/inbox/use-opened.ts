import { useEffect, useState } from 'react'

const kept = 'inbox-opened'
const mostKept = 500

/** The reviews that were opened in this browser; null until that is known. Nobody's reading is stored with us. */
export function useOpened(openId: string | undefined): Set<string> | null {
  const [opened, setOpened] = useState<Set<string> | null>(null)
  useEffect(() => {
    const known = readKept()
    const all = openId ? [openId, ...known.filter((id) => id !== openId)].slice(0, mostKept) : known
    localStorage.setItem(kept, JSON.stringify(all))
    setOpened(new Set(all))
  }, [openId])
  return opened
}

function readKept(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]')
    return Array.isArray(known) ? known.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
