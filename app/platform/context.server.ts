import { createContext, type RouterContextProvider } from 'react-router'

export type RequestFacts = {
  id: string
  /** The client's address; forwarding headers count only from TRUSTED_PROXIES. */
  address: string
  /** For the Content-Security-Policy of this one answer. */
  nonce: string
  /** Hashes of the answer's style elements, for its Content-Security-Policy. */
  styles?: string[]
  /**
   * Whether this client wrote in this request or in the last seconds: it then reads from the primary, see read-
   * replica.server.ts.
   */
  hasJustWritten?: boolean
  /** Set when something broke while answering, so that the status tells the truth. */
  failure?: unknown
}

const requestFacts = createContext<RequestFacts>()

export const setRequestFacts = (context: RouterContextProvider, facts: RequestFacts) =>
  context.set(requestFacts, facts)
export const factsOf = (context: Readonly<RouterContextProvider>) => context.get(requestFacts)
