import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { notFound, unavailable } from './refusal.ts'
import { isOurFault, isUnavailable, toRefusal } from './unavailable.server.ts'

test('a refusal is not logged as our fault, nor is an address or a method that the router does not know', () => {
  for (const error of [notFound('page'), unavailable(), new ErrorResponse(404, 'Not Found', '')])
    expect(isOurFault(error)).toBe(false)
  expect(isOurFault(new ErrorResponse(405, 'Method Not Allowed', new Error('No action'), true))).toBe(false)
  expect(isOurFault(new ErrorResponse(500, 'Internal', ''))).toBe(true)
  expect(isOurFault(new TypeError('x'))).toBe(true)
})

test('a node of a cluster that goes away within a transaction is a database that is away', () => {
  const cause = new Error('failure on connection marked as essential: 10.0.0.7:5432')
  expect(isUnavailable(new Error('A query failed', { cause }))).toBe(true)
})

test('a full disk is told as one, and not as a database that is away', () => {
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(toRefusal(new Error('A query failed', { cause }))).toMatchObject({
    status: 503,
    message: expect.stringContaining('no space left'),
  })
  expect(toRefusal(Object.assign(new Error('read'), { code: 'ECONNRESET' }))).toMatchObject({
    message: expect.stringContaining('database'),
  })
})
