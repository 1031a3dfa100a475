import lighthouse, { type Flags } from 'lighthouse'

export const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Kind = (typeof kinds)[number]

type Request = { url: string; resourceType?: string; transferSize?: number }

export type Measured = {
  scores: Record<Kind, number>
  /** The audits that cost a score something, without those of speed: they are figures of their own. */
  faults: string[]
  lcpMs: number
  cls: number
  bytes: { page: number; scripts: number }
  foreign: string[]
}

/** One visit as a phone on a slow line, as Lighthouse's own settings have it. */
export async function measure(
  address: string,
  port: number,
  only: readonly Kind[] = kinds,
): Promise<Measured> {
  const { categories, audits } = await visit(address, port, only)
  const scores = Object.fromEntries(
    only.map((kind) => [kind, Math.round(100 * (categories[kind]!.score ?? 0))]),
  ) as Measured['scores']
  const faults = only
    .filter((kind) => kind !== 'performance')
    .flatMap((kind) => categories[kind]!.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 1)
    .map(({ id }) => id)
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined
  const requests = (details?.items ?? []).filter(({ url }) => /^https?:/.test(url))
  // A frame is a document of its own, and comes when it is near.
  const isOwn = ({ url, resourceType }: Request) => resourceType !== 'Document' || url === address
  const sum = (...types: string[]) =>
    requests
      .filter((request) => types.includes(request.resourceType ?? '') && isOwn(request))
      .reduce((total, { transferSize = 0 }) => total + transferSize, 0)
  return {
    scores,
    faults,
    lcpMs: audits['largest-contentful-paint']!.numericValue!,
    cls: audits['cumulative-layout-shift']!.numericValue!,
    bytes: { page: sum('Document', 'Stylesheet'), scripts: sum('Script') },
    foreign: requests.map(({ url }) => url).filter((url) => new URL(url).host !== new URL(address).host),
  }
}

/** Now and then Chromium's trace lacks its beginning, and says nothing of the page: such a visit is made again. */
async function visit(address: string, port: number, only: readonly Kind[], again = 3) {
  const flags: Flags = { port, output: 'json', logLevel: 'silent', onlyCategories: [...only] }
  const result = await lighthouse(address, flags)
  const { runtimeError } = result!.lhr
  if (!runtimeError) return result!.lhr
  if (runtimeError.code === 'NO_NAVSTART' && again > 0) return visit(address, port, only, again - 1)
  throw new Error(`Lighthouse could not measure ${address}: ${runtimeError.message}`)
}
