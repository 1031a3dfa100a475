import type { z } from 'zod'

/** The first sentence for each field, as a form shows them. */
export function errorsByField({ issues }: z.ZodError) {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}
