import { data } from 'react-router'
import type { z } from 'zod'
import { receiveForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'

type Said = { title: string; text?: string }

export async function handleOperatorForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  act: (asked: z.output<Schema>, operatorId: string) => Promise<Said>,
) {
  const { user } = await requireOperator(request)
  return receiveForm(request, schema, async (asked) => saying(await act(asked, user.id)))
}

export const saying = (said: Said) =>
  data({ values: {}, errors: {}, message: undefined, toast: { type: 'success' as const, ...said } })
