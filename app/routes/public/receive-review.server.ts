import { redirect } from 'react-router'
import type { z } from 'zod'
import { countSubmission, readDefences } from '#app/features/review-form/form-defence.server.ts'
import { readTold, type Told } from '#app/features/review-form/form-questions.server.ts'
import { refusalIn } from '#app/features/review-form/form-refusal.server.ts'
import type { FormTicket } from '#app/features/review-form/form-ticket.server.ts'
import type { Way } from '#app/features/review-form/known-author.server.ts'
import type { Submitted } from '#app/features/review-form/submission.server.ts'
import { signThanks } from '#app/features/review-form/thanks-link.server.ts'
import type { Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { errorsOf, handleForm, parseForm, refuseForm } from '#app/platform/form.server.ts'

type Sent<Schema> = {
  values: Record<string, string>
  address: string
  businessId: string
  by: Way['by']
  language: Language
  schema: Schema
}

/**
 * What every review form goes through, however its author came: fields, defences, limits. Answers with the way to the
 * thank-you page, or with the form as it was typed.
 */
export async function receive<Schema extends z.ZodType>(
  { values, address, businessId, by, language, schema }: Sent<Schema>,
  submit: (review: z.output<Schema>, ticket: FormTicket, told: Told) => Promise<Submitted>,
) {
  const words = messages[language].reviewForm
  const parsed = parseForm(schema, values)
  const read = readTold(values, businessId, language)
  if (!read) return refuseForm({ ...values, ticket: '', asked: '' }, { message: words.tooOld })
  if (!parsed.ok || hasAny(read.errors)) {
    return refuseForm(values, { errors: { ...errorsOf(parsed), ...read.errors } })
  }
  const defended = readDefences(values)
  if ('problem' in defended)
    return refuseForm({ ...values, ticket: '' }, { message: words[defended.problem] })
  const { ticket } = defended
  return handleForm(
    values,
    async () => {
      await countSubmission({ address, businessId, proof: values.proof, ticket })
      return redirect(`/review/thanks/${signThanks(await submit(parsed.value, ticket, read.told))}`, 303)
    },
    (refusal) => refusalIn(words, by, refusal),
  )
}

function hasAny(errors: Record<string, string>) {
  for (const _ in errors) return true
  return false
}
