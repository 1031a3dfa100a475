/** Days between an invitation and its reminder, and between reminders. */
export const reminderAfterDays = 7
