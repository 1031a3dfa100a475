import type { Database } from '#app/platform/database.server.ts'
import { errorsOf, parseForm } from '#app/platform/form.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { type NewIncentive, type NewInvitation, newInvitation } from './invitation.schema.ts'
import { fewPlaces } from './invitation.vocabulary.ts'
import { inviteCustomer } from './inviting.server.ts'

type Placed = { place: number; invitation: NewInvitation }

/** Reads a form for up to three people on the same terms. Empty rows are ignored, unless all are empty. */
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

/** Invites all of them. If one address cannot be invited, invites nobody and returns which one and why. */
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
