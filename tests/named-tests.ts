import { existsSync, readFileSync } from 'node:fs'

/** Whether a file holds a test, or a group of tests, whose title begins like this. */
export function hasTest(file: string, title: string) {
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8').replace(/\(\s+/g, '(')
  return ["'", '"', '`'].some((quote) => text.includes(`(${quote}${title}`))
}
