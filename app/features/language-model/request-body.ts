import type { LanguageModel } from '#app/platform/env.server.ts'
import type { Message } from './messages.ts'

/** In what OpenAI-compatible servers differ. */
export type Dialect = { hasJsonMode: boolean; limit: 'max_tokens' | 'max_completion_tokens' }

type Asked = {
  messages: Message[]
  mostOutput: number
  tools?: readonly { name: string; description: string; parameters: unknown }[]
}

export function bodyOf(
  { model }: Pick<LanguageModel, 'model'>,
  { messages, mostOutput, tools }: Asked,
  { hasJsonMode, limit }: Dialect,
) {
  return JSON.stringify({
    model,
    messages,
    [limit]: mostOutput,
    stream: false,
    ...(tools
      ? { tools: tools.map((each) => ({ type: 'function', function: each })), tool_choice: 'required' }
      : hasJsonMode
        ? { response_format: { type: 'json_object' } }
        : {}),
  })
}

/** Another way to ask, by what a refusal names. Null if there is none. */
export function otherDialect({ hasJsonMode, limit }: Dialect, refusal: string): Dialect | null {
  if (limit === 'max_tokens' && refusal.includes('max_completion_tokens'))
    return { hasJsonMode, limit: 'max_completion_tokens' }
  return hasJsonMode && refusal.includes('response_format') ? { hasJsonMode: false, limit } : null
}
