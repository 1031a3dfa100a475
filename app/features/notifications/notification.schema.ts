import { z } from 'zod'
import { reviewNews } from './notification.vocabulary.ts'

export const notificationChoice = z.object({
  newReviews: z.enum(reviewNews, 'Please choose how often'),
  /** Browsers do not send unticked checkboxes. */
  decisions: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'on'),
})
export type NotificationChoice = z.output<typeof notificationChoice>

/** The form behind the link in a mail, used without signing in. */
export const newReviewsChoice = notificationChoice.pick({ newReviews: true })
