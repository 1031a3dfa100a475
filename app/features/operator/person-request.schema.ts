import { z } from 'zod'
import { emailAddress, typedText } from '#app/platform/typed-text.ts'

/** For how long a code is valid: letters take their time. */
export const codeDays = 14
/** Without the mailbox: how long the mailbox has to say no. */
export const noticeDays = 7

const requestId = z.uuid()

export const personAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('find'), email: emailAddress }),
  z.object({ act: z.literal('code'), email: emailAddress }),
  z.object({
    act: z.literal('notice'),
    email: emailAddress,
    identity: typedText({
      min: 20,
      tooShort: 'Please say in 20 characters or more how the person showed who they are',
      max: 1000,
      tooLong: 'This may have at most 1,000 characters',
    }),
  }),
  z.object({ act: z.literal('enter'), requestId, code: z.string().max(40) }),
  z.object({ act: z.literal('drop'), requestId }),
  z.object({ act: z.literal('erase'), requestId }),
])
export type PersonAct = z.output<typeof personAct>
