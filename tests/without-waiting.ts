import { type ScryptOptions, scryptSync } from 'node:crypto'

/**
 * Stands in for what takes its time on purpose (vitest.config.ts): hundreds of tests sign up, sign in and let jobs run.
 * What a test file imports itself is the real one.
 */
const cost: ScryptOptions = { N: 16, r: 1, p: 1 }

export const slowHash = async (text: string, salt: Buffer) => scryptSync(text, salt, 32, cost)

export const atLeast = <T>(_milliseconds: number, work: () => Promise<T>) => work()

export const yieldToRequests = async () => {}
