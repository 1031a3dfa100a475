import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const channelName = 'vouchsafe-session'
const signedOut = 'signed-out'

/**
 * On every page behind the login: when another tab signs out, this one revalidates, and the server redirects it to the
 * login page.
 */
export function SessionWatch() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }) => {
      if (data === signedOut) void revalidate()
    }
    return () => channel.close()
  }, [revalidate])
  return null
}

/** On the login page, which only signed-out visitors see: announces it to the other tabs. */
export function useAnnounceSignOut() {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.postMessage(signedOut)
    channel.close()
  }, [])
}
