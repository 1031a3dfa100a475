export function version(): string
export function readCommit(): string | undefined
export function install(): void
export function findNode(): string
export function build(): string | undefined
export function become(command: string, args: string[], env?: NodeJS.ProcessEnv): void
export function say(line: string): void
export function stopWith(sentence: string, output?: string): never
export const service: string[]
