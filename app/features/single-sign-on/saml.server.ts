import { X509Certificate } from 'node:crypto'
import { generateServiceProviderMetadata, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { Parser } from 'htmlparser2'
import { now } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { Connection } from './single-sign-on.table.ts'
import { type Asserted, consumerPath } from './single-sign-on.vocabulary.ts'

// SAML 2.0: our request is a redirect, the provider's response a posted form. The library verifies the signature of the
// one assertion and reads nothing else; audience, recipient and request id are checked here, on the signed assertion.

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
/** Name formats that change at each sign-in, or that another person may get later. */
const unstable = /nameid-format:(transient|emailAddress)$/
const clockSkewMs = 60_000

/** Our entity id, and the address for responses. */
export const samlAddress = (businessId: string) => addressOf(consumerPath(businessId))

const about = (businessId: string) => ({
  issuer: samlAddress(businessId),
  callbackUrl: samlAddress(businessId),
  identifierFormat: persistent,
  wantAssertionsSigned: true,
})

/** Our metadata, for the provider. */
export const serviceProviderMetadata = (businessId: string) =>
  generateServiceProviderMetadata(about(businessId))

function libraryFor({ businessId, entryPoint, certificates, issuer }: Connection, id = '') {
  return new SAML({
    ...about(businessId),
    entryPoint: entryPoint!,
    idpCert: certificates,
    idpIssuer: issuer,
    audience: samlAddress(businessId),
    acceptedClockSkewMs: clockSkewMs,
    // The assertion must be signed; the response around it need not be. The signed InResponseTo names the request.
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.never,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => `_${id}`,
  })
}

export const samlSignInAddress = (connection: Connection, { id }: { id: string }) =>
  libraryFor(connection, id).getAuthorizeUrlAsync('', undefined, {})

/** The person whom a posted response names, and the attempt that it answers; null if any check fails. */
export async function readSamlAnswer(connection: Connection, encoded: string) {
  // Checked before any parser sees it: a response has no document type.
  if (/<!(doctype|entity)/i.test(Buffer.from(encoded, 'base64').toString())) return refuse('document type')
  const read = await libraryFor(connection)
    .validatePostResponseAsync({ SAMLResponse: encoded })
    .catch((error: Error) => refuse(error.message))
  const assertion = read?.profile?.getAssertion?.().Assertion as Node | undefined
  if (!assertion) return null
  const audiences = all(assertion, 'Conditions', 'AudienceRestriction', 'Audience').map(textOf)
  if (audiences.length !== 1 || audiences[0] !== samlAddress(connection.businessId)) return refuse('audience')
  const [confirmation, ...others] = all(assertion, 'Subject', 'SubjectConfirmation')
  const [given = {}] = all(confirmation, 'SubjectConfirmationData').map(({ $ }) => $ ?? {})
  if (others.length > 0 || confirmation?.$?.Method !== bearer) return refuse('confirmation')
  if (given.Recipient !== samlAddress(connection.businessId)) return refuse('recipient')
  // Negated, so that a missing time (NaN) is refused too.
  if (!(Date.parse(given.NotOnOrAfter ?? '') + clockSkewMs > now().getTime())) return refuse('too late')
  const [name] = all(assertion, 'Subject', 'NameID')
  const [issuer] = all(assertion, 'Issuer')
  if (!name || unstable.test(name.$?.Format ?? '')) return refuse('unstable name')
  return {
    id: (given.InResponseTo ?? '').replace(/^_/, ''),
    answer: answerOf(assertion, textOf(issuer), textOf(name)),
  }
}

function answerOf(assertion: Node, issuer: string, subject: string): Asserted {
  const attributes = new Map(
    all(assertion, 'AttributeStatement', 'Attribute').map((attribute) => [
      attribute.$?.Name ?? '',
      textOf(all(attribute, 'AttributeValue')[0]),
    ]),
  )
  const first = (names: string[]) => names.map((name) => attributes.get(name)).find(Boolean) ?? null
  return { issuer, subject, email: first(mailNames), isEmailVerified: null, name: first(fullNames) }
}

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const mailNames = ['email', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${claims}/emailaddress`]
const fullNames = ['displayName', 'name', 'urn:oid:2.16.840.1.113730.3.1.241', `${claims}/name`]

/** An element as the library returns it: attributes in `$`, text in `_`, children by name. */
type Node = { $?: Record<string, string>; _?: string } & { [child: string]: unknown }

function all(from: Node | undefined, ...path: string[]): Node[] {
  return path.reduce<Node[]>(
    (found, name) => found.flatMap((node) => (node[name] as Node[] | undefined) ?? []),
    from ? [from] : [],
  )
}

const textOf = (node: Node | undefined) => (typeof node === 'string' ? node : (node?._ ?? '')).trim()

/** Logs the reason without the response, which is personal data. */
function refuse(reason: string) {
  log.warn({ reason: reason.slice(0, 100) }, 'single sign-on refused')
  return null
}

/** Reads a provider's metadata; null unless it describes one provider with an address and a valid certificate. */
export function readMetadata(xml: string) {
  if (/<!(doctype|entity)/i.test(xml)) return null
  const found = { issuer: '', entryPoint: '', certificates: [] as string[], providers: 0 }
  let [isSigning, certificate] = [false, null as string | null]
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  const parser = new Parser(
    {
      onopentag(name, given) {
        const tag = local(name)
        if (tag === 'EntityDescriptor') found.issuer = given.entityID ?? ''
        if (tag === 'IDPSSODescriptor') found.providers++
        if (tag === 'KeyDescriptor') isSigning = found.providers > 0 && given.use !== 'encryption'
        if (tag === 'X509Certificate' && isSigning) certificate = ''
        if (tag === 'SingleSignOnService' && given.Binding?.endsWith(':HTTP-Redirect'))
          found.entryPoint = given.Location ?? ''
      },
      ontext(text) {
        if (certificate !== null) certificate += text
      },
      onclosetag(name) {
        if (local(name) !== 'X509Certificate' || certificate === null) return
        found.certificates.push(
          `-----BEGIN CERTIFICATE-----\n${certificate.replace(/\s/g, '').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
        )
        certificate = null
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  const { providers, ...provider } = found
  const isWhole = providers === 1 && provider.issuer && /^https?:\/\/[^\s]+$/.test(provider.entryPoint)
  const hasKeys = provider.certificates.length > 0 && provider.certificates.every(isCertificate)
  return isWhole && hasKeys && provider.issuer.length <= 500 ? provider : null
}

function isCertificate(pem: string) {
  try {
    return new X509Certificate(pem).publicKey.asymmetricKeyType !== undefined
  } catch {
    return false
  }
}
