import type { Database } from '#app/platform/database.server.ts'
import { errorsOf, parseForm } from '#app/platform/form.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { type NewIncentive, type NewInvitation, newInvitation } from './invitation.schema.ts'
import { fewPlaces } from './invitation.vocabulary.ts'
import { inviteCustomer } from './inviting.server.ts'

type Placed = { place: number; invitation: NewInvitation }

/** The people of a form for up to three, on the same terms. Places left empty are ignored, but not all of them. */
export function readFew(values: Record<string, string>) {
  const filled = fewPlaces.filter(
    (place) => values[`name${place}`]?.trim() || values[`email${place}`]?.trim(),
  )
  const people: Placed[] = []
  const errors: Record<string, string> = {}
  for (const place of filled.length > 0 ? filled : fewPlaces.slice(0, 1)) {
    const person = { name: values[`name${place}`] ?? '', email: values[`email${place}`] ?? '' }
    const parsed = parseForm(newInvitation, { ...values, ...person })
    if (parsed.ok) people.push({ place, invitation: parsed.value })
    const { name, email, ...terms } = errorsOf(parsed)
    Object.assign(errors, name && { [`name${place}`]: name }, email && { [`email${place}`]: email }, terms)
  }
  return { people, errors }
}

type InvitingFew = { businessId: string; userId: string; people: Placed[]; incentive?: NewIncentive }

/** Invites all of them or, if one address cannot be invited, nobody: then says which and why. */
export async function inviteFew(db: Database, { people, ...terms }: InvitingFew) {
  let at = 0
  try {
    await db.transaction(async (tx) => {
      for (const { place, invitation } of people) {
        at = place
        await inviteCustomer(tx, { ...terms, invitation })
      }
    })
    return null
  } catch (error) {
    const isAboutAddress = error instanceof Refusal && (error.status === 409 || error.status === 422)
    if (!isAboutAddress) throw error
    return { place: at, message: error.message }
  }
}
