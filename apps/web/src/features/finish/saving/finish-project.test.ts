import { CallError, headerPayload, type IssuedQuote } from '@ramp/contracts'
import { describe, expect, test } from 'vitest'
import { wholeSystem } from '../../../lib/testing/described-system.ts'
import { type FinishCalls, finishProject } from './finish-project.ts'

const t1 = wholeSystem('t1-switchback')
const identity = { id: '1001', versionNumber: '1', clientAssignedId: '1001', quoteType: null }
const quote: IssuedQuote = JSON.parse(
  JSON.stringify({
    versionNumber: 1,
    catalogueVersion: 'test',
    issuedAt: '2026-11-21T10:00:00Z',
    issuedBy: 'Dana Miller',
    ...t1.partsList,
    linearFeet: 41,
    payload: headerPayload(t1, identity),
    acceptedAt: null,
    acceptedBy: null,
  }),
)

const parts = {
  catalogueVersion: 'test',
  priceLevel: 'retail' as const,
  lines: quote.lines,
  partsTotal: quote.partsTotal,
  weight: quote.weight,
  linearFeet: 41,
  warnings: [],
  verdict: { tone: 'good' as const, title: 'Looks Good!', short: 'OK', reasons: [], toVerify: 0 },
}

type QuoteCalls = Extract<FinishCalls, { kind: 'quote' }>

/** A server that takes everything, and what it took. */
function server(refusing: Partial<QuoteCalls> = {}) {
  const taken: string[] = []
  const calls: QuoteCalls = {
    kind: 'quote',
    generate: async () => parts,
    makePdf: async () => new Blob(['%PDF-1.7']),
    makePreview: async () => new Blob(['PNG']),
    send: async ({ base64File, preview }) => {
      taken.push(atob(base64File), preview === null ? 'no picture' : atob(preview))
      return quote
    },
    ...refusing,
  }
  return { calls, taken }
}

const refused =
  (status: number, code: CallError['code'] = 'quote.accepted') =>
  async () => {
    throw new CallError(status, code, 'This quote cannot change any more.')
  }

describe('a project of a quote is finished (spec 3 §4.8)', () => {
  test('layout, preview picture, project and header are saved in one call [web-finish-5]', async () => {
    const { calls, taken } = server()
    expect(await finishProject(calls, quote.lines)).toEqual({ kind: 'saved', quote })
    expect(taken).toEqual(['%PDF-1.7', 'PNG'])
  })

  test('a browser that cannot draw the preview picture finishes without it', async () => {
    const { calls, taken } = server({ makePreview: async () => null })
    expect(await finishProject(calls, quote.lines)).toEqual({ kind: 'saved', quote })
    expect(taken).toEqual(['%PDF-1.7', 'no picture'])
  })

  test('a list that is not the one on screen any more is not sent', async () => {
    const { calls, taken } = server({ generate: async () => ({ ...parts, lines: parts.lines.slice(1) }) })
    expect(await finishProject(calls, quote.lines)).toEqual({ kind: 'changed' })
    expect(taken).toEqual([])
  })

  test.each`
    status | code                   | message
    ${400} | ${'file.refused'}      | ${'Layout failed to save'}
    ${413} | ${'body.too-large'}    | ${'Layout failed to save'}
    ${409} | ${'header.changed'}    | ${'Project Failed to update'}
    ${409} | ${'quote.accepted'}    | ${'Project Header failed to update'}
    ${503} | ${'files.unavailable'} | ${'Could not connect to sharepoint'}
    ${500} | ${'server.failed'}     | ${'Project Header failed to update'}
  `('refused with $code: "$message" [web-finish-12]', async ({ status, code, message }) => {
    const { calls } = server({ send: refused(status, code) })
    expect(await finishProject(calls, quote.lines)).toEqual({
      kind: 'failed',
      failure: {
        message,
        detail: `${status}: This quote cannot change any more.`,
        issues: [],
        isFailedCall: true,
      },
    })
  })

  test('a PDF that cannot be made is no fault of the server, and nothing is sent', async () => {
    const { calls, taken } = server({
      makePdf: async () => {
        throw new Error('out of memory')
      },
    })
    expect(await finishProject(calls, quote.lines)).toMatchObject({
      failure: { message: 'Layout failed to save', detail: 'Something went wrong. Please try again.' },
    })
    expect(taken).toEqual([])
  })
})

describe('a sandbox project is finished (spec 3 §4.8)', () => {
  test('its parts are generated through the server [web-finish-3]', async () => {
    const finished = await finishProject({ kind: 'sandbox', generate: async () => parts }, parts.lines)
    expect(finished).toEqual({ kind: 'generated', parts })
  })

  test('a failure says so', async () => {
    expect(await finishProject({ kind: 'sandbox', generate: refused(500) }, parts.lines)).toMatchObject({
      kind: 'failed',
      failure: { message: 'Could not generate parts' },
    })
  })
})
