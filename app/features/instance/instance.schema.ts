import { z } from 'zod'
import { type SocialNetwork, socialNetworks } from '#app/platform/social-networks.ts'
import { emailAddress, typedLine, typedText } from '#app/platform/typed-text.ts'
import { type SupportKind, supportKinds } from './support.vocabulary.ts'

const line = (name: string, max: number) =>
  typedLine({ max, tooShort: `${name} is missing`, tooLong: `${name} may have at most ${max} characters` })
    .nullish()
    .transform((text) => text || null)
const lines = (name: string, max: number) =>
  typedText({ max, tooShort: `${name} is missing`, tooLong: `${name} may have at most ${max} characters` })
    .nullish()
    .transform((text) => text || null)
const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal('').transform(() => null), z.null(), schema])
    .nullish()
    .transform((value) => value ?? null)

const profileAddress = z.url({
  protocol: /^https$/,
  error: 'Please enter a full address that begins with https://',
})

export const instanceSettings = z.object({
  /** The person or company that runs the service: imprint, terms, privacy policy, transparency pages. */
  operatorName: line('The name', 120),
  operatorAddress: lines('The postal address', 300),
  operatorPhone: line('The phone number', 40),
  /** Shown in the legal texts; CONTACT_EMAIL if empty. */
  operatorEmail: orNothing(emailAddress),
  /** The legal representative, if the operator is a company. */
  representative: line('The representative', 120),
  /** Such as "Amtsgericht Hamburg, HRB 12345". */
  registration: line('The register entry', 120),
  vatId: line('The VAT number', 40),
  /** Governing law and courts, such as "Germany". */
  jurisdiction: line('The country', 80),
  /** Where the data is stored, such as "Hetzner, Falkenstein (Germany)". */
  hosting: line('The place of the data', 160),
  /** A business runs the service for itself; its transparency page says so. */
  operatesForItself: z.boolean().default(false),
  /** Whether visitors may search the businesses on this instance. */
  hasDirectory: z.boolean().default(true),
  social: z
    .object(
      Object.fromEntries(socialNetworks.map(({ id }) => [id, orNothing(profileAddress)])) as Record<
        SocialNetwork,
        ReturnType<typeof orNothing<typeof profileAddress>>
      >,
    )
    .prefault({}),
  support: z
    .object({
      email: line('The contact', 160),
      priority: line('The contact', 160),
      phone: line('The contact', 160),
    } satisfies Record<SupportKind, z.ZodType>)
    .prefault({}),
})
export type InstanceSettings = z.output<typeof instanceSettings>

/** The settings form: fields such as `social.github`; browsers do not send unticked checkboxes. */
export const instanceForm = z.preprocess((typed) => {
  if (typeof typed !== 'object' || typed === null) return typed
  const fields = typed as Record<string, unknown>
  const under = (group: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, fields[`${group}.${name}`] ?? '']))
  return {
    ...fields,
    operatesForItself: fields.operatesForItself === 'on',
    hasDirectory: fields.hasDirectory === 'on',
    social: under(
      'social',
      socialNetworks.map(({ id }) => id),
    ),
    support: under('support', supportKinds),
  }
}, instanceSettings)
