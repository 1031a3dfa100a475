/** Separate from the schema, so that screens can use the limits without loading zod. */
export const mailLimits = {
  senderName: { min: 2, max: 80 },
  replyTo: { max: 254 },
  footer: { max: 300, lines: 8 },
}
