export const modelTasks = {
  replies: 'Reply suggestions',
  chatbot: 'Questions that our own rules do not understand',
} as const
export type ModelTask = keyof typeof modelTasks

export type Message = { role: 'system' | 'user'; content: string }
