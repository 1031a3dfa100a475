/** Where a bucket of S3-compatible storage is, and the keys to it. Never printed: `nameOf` of the bucket is for that. */
export type BucketAddress = {
  /** `https://s3.eu-central-1.amazonaws.com`; in the virtual-host style with the bucket's name in front. */
  endpoint: string
  /** The path of the bucket at the endpoint: `/bucket/`, or `/`. */
  root: string
  /** Prepended to every key: `prefix/`, or empty. */
  prefix: string
  host: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

type AwsVariables = {
  AWS_ACCESS_KEY_ID?: string
  AWS_SECRET_ACCESS_KEY?: string
  AWS_SESSION_TOKEN?: string
  AWS_REGION?: string
}

/** What is wrong with the address, for a sentence that begins with its variable's name: "it must …". */
export class BadAddress extends Error {
  override name = 'BadAddress'
}

/**
 * `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…][&style=virtual][&tls=off]`. Without keys in it, those of AWS's
 * variables. A secret with `/` or `+` in it is percent-encoded here, as in every URL.
 */
export function readBucketAddress(text: string, aws: AwsVariables): BucketAddress {
  const url = URL.canParse(text) ? new URL(text) : null
  const [bucket = '', ...folders] = (url?.pathname ?? '').split('/').filter(Boolean).map(decodeURIComponent)
  if (url?.protocol !== 's3:' || !url.host || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new BadAddress('it must be like s3://KEY:SECRET@host/bucket/prefix?region=eu-central-1')
  const { region, style = 'path', tls = 'on', ...unknown } = Object.fromEntries(url.searchParams)
  const [name] = Object.keys(unknown)
  if (name) throw new BadAddress(`it must not have “${name}” behind its question mark`)
  if (style !== 'path' && style !== 'virtual') throw new BadAddress('style must be path or virtual in it')
  if (tls !== 'on' && tls !== 'off') throw new BadAddress('tls must be on or off in it')

  const isOfUrl = url.username !== ''
  const accessKeyId = isOfUrl ? decodeURIComponent(url.username) : aws.AWS_ACCESS_KEY_ID
  const secretAccessKey = isOfUrl ? decodeURIComponent(url.password) : aws.AWS_SECRET_ACCESS_KEY
  if (!accessKeyId || !secretAccessKey)
    throw new BadAddress(
      'it must have a key and its secret in it, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set',
    )
  const prefix = folders.map((folder) => `${folder}/`).join('')
  const ofHost = /\.([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com/.exec(url.hostname)?.[1]
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${style === 'virtual' ? `${bucket}.` : ''}${url.host}`,
    root: style === 'virtual' ? '/' : `/${bucket}/`,
    prefix,
    bucket,
    accessKeyId,
    secretAccessKey,
    host: url.host,
    region: region ?? ofHost ?? aws.AWS_REGION ?? 'us-east-1',
    ...(!isOfUrl && aws.AWS_SESSION_TOKEN && { sessionToken: aws.AWS_SESSION_TOKEN }),
  }
}
