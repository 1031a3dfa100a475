import type { LogState } from './state.server.ts'

// Why nothing is signed: a word in the database, a sentence for the operator.

const reasons: Record<string, { why: string; todo: string }> = {
  restored: {
    why: 'A backup was restored: the log here is an older one than the one that was signed.',
    todo: 'If this copy is now the service, run “npm run log -- thaw”. If the real one still runs elsewhere, leave it.',
  },
  'other address': {
    why: 'The log was made at HOST, and APP_URL or PORT now say otherwise: this may be a copy.',
    todo: 'Start it at HOST again and the log goes on; to try things elsewhere, set DATA_DIR too. If it moves here for good, stop it and run “npm run log -- thaw --moved” with the new settings. If HOST was a trial, run “npm run log -- close --yes” instead: the log then begins anew under the new name.',
  },
  'other key': {
    why: 'The key here is not the log’s.',
    todo: 'Put the file log-key back into the data folder, or set LOG_KEY on every machine, and start again.',
  },
  'no head': {
    why: 'The file log-head is missing, and no witness could say that this is the newest log.',
    todo: 'Run “npm run log -- thaw”. Keep the data folder on a lasting disk.',
  },
  'head ahead': {
    why: 'This machine signed a larger log than the database has: the database went back.',
    todo: 'Run “npm run log -- thaw”.',
  },
  'head beside': {
    why: 'This machine signed another log than the database has.',
    todo: 'Run “npm run log -- thaw”.',
  },
}

/** Null where it is not frozen. */
export function describeFreeze({ frozen, host }: Pick<LogState, 'frozen' | 'host'>) {
  if (frozen === null) return null
  const [, witness] = /^witness ahead: (.+)$/.exec(frozen) ?? []
  if (witness)
    return {
      why: `${witness} has seen a larger log of ours, or another one.`,
      todo: 'Run “npm run log -- thaw”, which asks what it saw. If you do not trust it, remove it first.',
    }
  const known = reasons[frozen]
  const withHost = (text: string) => text.replaceAll('HOST', host ?? '')
  if (known) return { why: withHost(known.why), todo: withHost(known.todo) }
  return {
    why: frozen,
    todo: 'The tables of the log were changed: restore them, and do not go on until you know by whom.',
  }
}
