import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { countRequest, yieldToRequests } from './yield-to-requests.server.ts'

function aRequest() {
  const answer = new EventEmitter()
  countRequest(answer)
  return { end: () => answer.emit('close') }
}

test('background work waits until requests are answered', async () => {
  const [one, other] = [aRequest(), aRequest()]
  let goesOn = false
  const work = yieldToRequests().then(() => {
    goesOn = true
  })
  one.end()
  await new Promise((done) => setTimeout(done, 50))
  expect(goesOn).toBe(false)
  other.end()
  await work
})

test('it goes on while requests never end', async () => {
  const requests = Array.from({ length: 100 }, aRequest)
  await yieldToRequests()
  for (const { end } of requests) end()
})
