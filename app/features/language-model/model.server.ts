import type { LanguageModel } from '#app/platform/env.server.ts'

let model: LanguageModel | null = null
let backoffMs = 500

/** `backoffMs`: how long the first pause before another try is. */
export function openLanguageModel(
  env: { languageModel: LanguageModel | null },
  options: { backoffMs?: number } = {},
) {
  model = env.languageModel
  backoffMs = options.backoffMs ?? 500
}

/** Null where the operator has set none. */
export const configuredModel = () => model
export const firstBackoff = () => backoffMs

/** Where requests go, as the owner agrees to it. */
export const receiverOf = ({ baseUrl }: Pick<LanguageModel, 'baseUrl'>) => new URL(baseUrl).host

export const hasPrices = ({ prices }: Pick<LanguageModel, 'prices'>) => prices.input + prices.output > 0

/** In millionths of a cent. */
export const costOf = (
  { prices }: Pick<LanguageModel, 'prices'>,
  tokens: { input: number; output: number },
) => Math.ceil(prices.input * tokens.input + prices.output * tokens.output)
