import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const channelName = 'vouchsafe-session'
const signedOut = 'signed-out'

/**
 * In every page behind the login: when another tab signs out, this one asks the server again who is signed
 * in, and the server sends it to the login.
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

/** On the login page, which only somebody who is signed out gets to see: tells the other tabs. */
export function useAnnounceSignOut() {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.postMessage(signedOut)
    channel.close()
  }, [])
}
