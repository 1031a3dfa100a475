/** For which a model is asked, as the settings name them. */
export const modelTasks = {
  replies: 'Reply suggestions',
  digest: 'Performance digests by email',
  chatbot: 'Questions that our own rules do not understand',
  answers: 'Answers to questions, sentence by sentence',
} as const
export type ModelTask = keyof typeof modelTasks
