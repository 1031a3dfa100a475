import { CronExpressionParser } from 'cron-parser'

const times = { daily: '0 8 * * *', weekly: '0 8 * * 1' }

/**
 * The next time after `after` at which a digest is due: 8:00 in this time zone, early enough to be read with the morning's
 * mail, daily or on Mondays.
 */
export const nextDigestAt = (often: keyof typeof times, after: Date, tz: string): Date =>
  CronExpressionParser.parse(times[often], { currentDate: after, tz }).next().toDate()
