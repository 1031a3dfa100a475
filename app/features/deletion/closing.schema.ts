import { z } from 'zod'
import { reauthenticationForm } from '#app/features/accounts/account.schema.ts'
import { emailAddress } from '#app/platform/typed-text.ts'

const businessId = z.uuid('Please choose a business')

export const ownedForm = z.object({ businessId })
export const closeBusinessForm = reauthenticationForm.extend({ businessId })
export const handOverForm = reauthenticationForm.extend({ businessId, email: emailAddress })
