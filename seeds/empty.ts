import type { Database } from '#app/platform/database.server.ts'
import { plantBusiness } from './businesses.ts'
import { plantOwner } from './owners.ts'

export const emptyOwner = { name: 'Noor Visser', email: 'noor@blankpage.example' }

/** An owner on their first day: a business without a review. False: it was there. */
export async function seedEmpty(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await plantOwner(tx, emptyOwner)
    if (!owner) return false
    await plantBusiness(tx, {
      ownerId: owner.id,
      name: 'Blank Page Books',
      website: 'https://blankpage.example',
      tierName: 'starter',
    })
    return true
  })
}
