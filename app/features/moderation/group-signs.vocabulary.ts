export type GroupSign = 'domain' | 'network' | 'hour' | 'wording'

/** For the operator alone: authors and businesses never learn which signs were found. */
export const groupSignText: Record<GroupSign, string> = {
  domain: 'same mail domain',
  network: 'same network',
  hour: 'same hour',
  wording: 'similar wording',
}
