import { listQuotes } from '@ramp/contracts'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { answerWriter } from './answer-writer.ts'

const quote = {
  id: '1001',
  name: 'Harper',
  customerNumber: '10001',
  productLine: 'P3G',
  industry: 'residential',
  status: 'draft',
  state: 'draft',
  validUntil: null,
  archivedAt: null,
  createdBy: 'dana@example.com',
  createdAt: '2026-11-23T08:00:00.000Z',
  updatedAt: '2026-11-23T08:00:00.000Z',
  linearFeet: null,
  partsTotal: null,
  preview: null,
  copiedFrom: null,
  draft: null,
  verdict: null,
}
const answer = {
  quotes: [quote],
  next: null,
  total: 1,
  found: { draft: 1, received: 0, accepted: 0 },
  states: {
    draft: 1,
    received: 0,
    issued: 0,
    expired: 0,
    approved: 0,
    ordered: 0,
    changing: 0,
    declined: 0,
    withdrawn: 0,
    canceled: 0,
  },
  archived: 0,
  customers: ['10001'],
}
const write = answerWriter({ schema: listQuotes.output, method: 'GET', url: '/api/quotes' })

test('an answer is written as its call promises it', () => {
  expect(JSON.parse(write(answer))).toEqual(answer)
})

test('what a call does not promise never leaves the server', () => {
  const text = write({ ...answer, quotes: [{ ...quote, dealerPrice: 99 }], secret: 'x' })
  expect(JSON.parse(text)).toEqual(answer)
})

test('an answer that breaks its promise is a fault, and is not sent', () => {
  expect(() => write({ ...answer, quotes: [{ ...quote, status: 'lost' }] })).toThrow(
    ResponseSerializationError,
  )
})
