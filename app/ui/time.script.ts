import { type TimeLook, timeInWords } from './time-words.ts'

for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-as]')) {
  const { text, title } = timeInWords(new Date(time.dateTime), time.dataset.as as TimeLook, true)
  Object.assign(time, { textContent: text, title })
}
