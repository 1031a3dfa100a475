import { billingMode } from '#app/features/billing/stripe-client.server.ts'
import { readOperator } from '#app/features/instance/operator-card.tsx'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { configuredModel, receiverOf } from '#app/features/language-model/model.server.ts'
import { db } from '#app/platform/database.server.ts'
import { signedIn } from '#app/routes/guards.server.ts'

/** What the legal pages are filled with: the operator's details, and whether the operator is reading. */
export async function findLegalFacts(request: Request) {
  const model = configuredModel()
  const [settings, who] = await Promise.all([findInstanceSettings(db), signedIn(request)])
  return {
    operator: readOperator(settings),
    hasDirectory: settings.hasDirectory,
    isReadByOperator: who?.user.isOperator ?? false,
    takesPayments: billingMode() === 'stripe',
    modelAt: model && receiverOf(model),
  }
}
export type LegalFacts = Awaited<ReturnType<typeof findLegalFacts>>
