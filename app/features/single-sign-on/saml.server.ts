import { X509Certificate } from 'node:crypto'
import { generateServiceProviderMetadata, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { Parser } from 'htmlparser2'
import { now } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { Connection } from './single-sign-on.table.ts'
import { type Asserted, consumerPath } from './single-sign-on.vocabulary.ts'

// SAML 2.0: we ask by redirect, the provider answers by a posted form. The library checks the signature of the one
// assertion and reads that alone; whom it is for, and which question it answers, is checked here on what was signed.

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
/** Of names that are another at each sign-in, or that another person may have later. */
const passing = /nameid-format:(transient|emailAddress)$/
const clockSkewMs = 60_000

/** Our name for providers, and where they send their answers. */
export const samlAddress = (businessId: string) => addressOf(consumerPath(businessId))

const about = (businessId: string) => ({
  ...{ issuer: samlAddress(businessId), callbackUrl: samlAddress(businessId) },
  ...{ identifierFormat: persistent, wantAssertionsSigned: true },
})

/** What a provider reads about us. */
export const describeUs = (businessId: string) => generateServiceProviderMetadata(about(businessId))

function libraryFor({ businessId, entryPoint, certificates, issuer }: Connection, id = '') {
  return new SAML({
    ...about(businessId),
    ...{ entryPoint: entryPoint!, idpCert: certificates, idpIssuer: issuer },
    ...{ audience: samlAddress(businessId), acceptedClockSkewMs: clockSkewMs },
    // Either may be signed over all; the assertion must be, and it says itself what it answers.
    ...{ wantAuthnResponseSigned: false, validateInResponseTo: ValidateInResponseTo.never },
    ...{ disableRequestedAuthnContext: true, generateUniqueId: () => `_${id}` },
  })
}

/** Where the browser goes. */
export const samlSignInAddress = (connection: Connection, { id }: { id: string }) =>
  libraryFor(connection, id).getAuthorizeUrlAsync('', undefined, {})

/** Who a posted answer names, and which way it answers. Null: refused, for whatever reason. */
export async function readSamlAnswer(connection: Connection, encoded: string) {
  // Before any parser, in whatever case: a document type has no place in an answer.
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
  // Not a time: false for NaN.
  if (!(Date.parse(given.NotOnOrAfter ?? '') + clockSkewMs > now().getTime())) return refuse('too late')
  const [name] = all(assertion, 'Subject', 'NameID')
  const [issuer] = all(assertion, 'Issuer')
  if (!name || passing.test(name.$?.Format ?? '')) return refuse('name that passes')
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

/** An element as the library hands it on: attributes in `$`, text in `_`, children by name. */
type Node = { $?: Record<string, string>; _?: string } & { [child: string]: unknown }

function all(from: Node | undefined, ...path: string[]): Node[] {
  return path.reduce<Node[]>(
    (found, name) => found.flatMap((node) => (node[name] as Node[] | undefined) ?? []),
    from ? [from] : [],
  )
}

const textOf = (node: Node | undefined) => (typeof node === 'string' ? node : (node?._ ?? '')).trim()

/** Without what came: it is about a person. */
function refuse(reason: string) {
  log.warn({ reason: reason.slice(0, 100) }, 'single sign-on refused')
  return null
}

/** What a provider's metadata says of it. Null: it is none of a SAML provider with an address and a certificate. */
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
