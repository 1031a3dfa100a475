import { expect, it } from 'vitest'
import { failureInWords } from './failure-in-words.ts'

it.each([
  ['550 5.1.1 <x@y.example>: Recipient address rejected: User unknown', 'There is no such address'],
  ['552 5.2.2 Over quota', 'The mailbox is full'],
  ['554 5.7.1 Service unavailable; client host blocked', 'The server does not trust our mail'],
  ['451 Try again later', 'The server takes no mail just now'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'The mail server did not answer'],
  ['A template broke', 'A template broke'],
  [null, 'The server gave no reason'],
])('puts %j in plain words', (said, words) => expect(failureInWords(said)).toBe(words))
