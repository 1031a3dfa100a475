import { z } from 'zod'
import { reviewNews } from './notification.vocabulary.ts'

export const notificationChoice = z.object({
  newReviews: z.enum(reviewNews, 'Please choose how often'),
  /** A box that is not ticked is not sent. */
  decisions: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'on'),
})
export type NotificationChoice = z.output<typeof notificationChoice>

/** The page of the link in a mail, where nobody is signed in. */
export const newReviewsChoice = notificationChoice.pick({ newReviews: true })
