import type { Language } from '#app/languages/format.ts'
import { type TimeLook, timeInWords } from './time-words.ts'

const language = document.documentElement.lang as Language
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-as]')) {
  const { text, title } = timeInWords(new Date(time.dateTime), time.dataset.as as TimeLook, {
    isLocal: true,
    language,
  })
  Object.assign(time, { textContent: text, title })
}
