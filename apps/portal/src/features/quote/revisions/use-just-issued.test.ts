import type { QuoteRevision } from '@ramp/contracts'
import { expect, test } from 'vitest'
import { justIssued } from './use-just-issued.ts'

const revision = (versionNumber: number, told: Partial<QuoteRevision>): QuoteRevision => ({
  versionNumber,
  option: 1,
  letter: 'A',
  name: '1042-1A',
  finishedAt: '2026-11-27T10:00:00Z',
  finishedBy: 'Dana Miller',
  offer: 'issued',
  order: 'none',
  changeOrder: null,
  issuedAt: '2026-11-27T10:05:00Z',
  issuedBy: 'Dana Miller',
  validUntil: '2026-12-27',
  isExpired: false,
  replacedBy: null,
  partsTotal: 100,
  total: null,
  payers: [],
  linearFeet: 1,
  weight: 1,
  catalogueVersion: '2026.1',
  verdict: null,
  hasProposal: true,
  hasLayoutPdf: false,
  actions: [],
  ...told,
})

const finished = { offer: 'none', issuedAt: null } as const

test('a revision issued meanwhile is compared with the one it superseded', () => {
  const first = revision(1, { offer: 'superseded', replacedBy: 2 })
  expect(justIssued([first, revision(2, {})], [1])).toEqual({ option: 1, before: 1, after: 2 })
})

test('the first of another option is compared with the issued one of the first option', () => {
  const second = revision(2, { option: 2 })
  expect(justIssued([revision(1, {}), second], [1])).toEqual({ option: 2, before: 1, after: 2 })
})

test('nothing is compared when a quote is issued for the first time, or when nothing was issued meanwhile', () => {
  expect(justIssued([revision(1, {})], [])).toBeNull()
  expect(justIssued([revision(1, {}), revision(2, finished)], [1])).toBeNull()
  expect(
    justIssued([revision(1, { offer: 'superseded', replacedBy: 2 }), revision(2, {})], [1, 2]),
  ).toBeNull()
})

test('nothing is compared once what was issued is withdrawn', () => {
  expect(justIssued([revision(1, {}), revision(2, { offer: 'withdrawn' })], [1])).toBeNull()
})

test('a proposal that another one superseded before it was seen is not the one that was just issued', () => {
  const all = [
    revision(1, { offer: 'superseded', replacedBy: 2 }),
    revision(2, { offer: 'superseded', replacedBy: 3 }),
    revision(3, {}),
  ]
  expect(justIssued(all, [1])).toEqual({ option: 1, before: 2, after: 3 })
})
