import { data } from 'react-router'
import type { z } from 'zod'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'

type Said = { title: string; text?: string }

export async function handleOperatorForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  act: (asked: z.output<Schema>, operatorId: string) => Promise<Said>,
) {
  const { user } = await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(schema, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => saying(await act(parsed.value, user.id)))
}

export const saying = (said: Said) =>
  data({ values: {}, errors: {}, message: undefined, toast: { type: 'success' as const, ...said } })
