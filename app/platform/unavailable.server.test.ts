import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { notFound, unavailable } from './refusal.ts'
import { isOurFault } from './unavailable.server.ts'

test('a refusal is not logged as our fault, nor is an address or a method that the router does not know', () => {
  for (const error of [notFound('page'), unavailable(), new ErrorResponse(404, 'Not Found', '')])
    expect(isOurFault(error)).toBe(false)
  expect(isOurFault(new ErrorResponse(405, 'Method Not Allowed', new Error('No action'), true))).toBe(false)
  expect(isOurFault(new ErrorResponse(500, 'Internal', ''))).toBe(true)
  expect(isOurFault(new TypeError('x'))).toBe(true)
})
