import { type Logger, pino } from 'pino'

/** One JSON object a line. No personal data: ids, codes and counts only. */
export let log: Logger = pino({ level: 'silent' })

export function openLog(level: string) {
  log = pino({ level, timestamp: pino.stdTimeFunctions.isoTime, base: null })
}
