import { CallError, type IssuedQuote } from '@ramp/contracts'
import { headerPayload } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { wholeSystem } from '../../lib/testing/described-system.ts'
import { type FinishCalls, finishProject } from './finish-project.ts'

const t1 = wholeSystem('t1-switchback')
const identity = { id: '1001', versionNumber: '1', clientAssignedId: '1001' }
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
}

type QuoteCalls = Extract<FinishCalls, { kind: 'quote' }>

/** A server that takes everything, and what it took in which order. */
function server(refusing: Partial<QuoteCalls> = {}) {
  const taken: string[] = []
  const take = (what: string) => async () => {
    taken.push(what)
  }
  const calls: QuoteCalls = {
    kind: 'quote',
    generate: async () => parts,
    makePdf: async () => new Blob(['%PDF-1.7']),
    saveLayout: async (base64File) => {
      taken.push(`layout ${atob(base64File)}`)
    },
    saveProject: take('project'),
    updateHeader: async () => {
      taken.push('header')
      return quote
    },
    ...refusing,
  }
  return { calls, taken }
}

const refused = (status: number) => async () => {
  throw new CallError(status, 'quote.accepted', 'This quote is accepted and cannot change any more.')
}

describe('a project of a quote is finished (spec 3 §4.8)', () => {
  test('layout, project and header are saved in this order', async () => {
    const { calls, taken } = server()
    expect(await finishProject(calls, quote.lines)).toEqual({ kind: 'saved', quote })
    expect(taken).toEqual(['layout %PDF-1.7', 'project', 'header'])
  })

  test('a list that is not the one on screen any more is not sent', async () => {
    const { calls, taken } = server({ generate: async () => ({ ...parts, lines: parts.lines.slice(1) }) })
    expect(await finishProject(calls, quote.lines)).toEqual({ kind: 'changed' })
    expect(taken).toEqual([])
  })

  test.each`
    call              | message                              | taken
    ${'makePdf'}      | ${'Layout failed to save'}           | ${[]}
    ${'saveLayout'}   | ${'Layout failed to save'}           | ${[]}
    ${'saveProject'}  | ${'Project Failed to update'}        | ${['layout %PDF-1.7']}
    ${'updateHeader'} | ${'Project Header failed to update'} | ${['layout %PDF-1.7', 'project']}
  `('$call fails: "$message", and nothing after it is done', async ({ call, message, taken }) => {
    const { calls, taken: done } = server({ [call]: refused(409) })
    expect(await finishProject(calls, quote.lines)).toEqual({
      kind: 'failed',
      failure: {
        message,
        detail: '409: This quote is accepted and cannot change any more.',
        issues: [],
      },
    })
    expect(done).toEqual(taken)
  })

  test('a PDF that cannot be made is no fault of the server', async () => {
    const { calls } = server({
      makePdf: async () => {
        throw new Error('out of memory')
      },
    })
    expect(await finishProject(calls, quote.lines)).toMatchObject({
      failure: { message: 'Layout failed to save', detail: 'Something went wrong. Please try again.' },
    })
  })

  test('after a failure everything can be tried again', async () => {
    let isAway = true
    const { calls, taken } = server({
      saveProject: async () => {
        if (isAway) throw new CallError(0, 'network.unreachable', 'The server cannot be reached.')
        taken.push('project')
      },
    })
    expect((await finishProject(calls, quote.lines)).kind).toBe('failed')
    isAway = false
    expect((await finishProject(calls, quote.lines)).kind).toBe('saved')
    expect(taken.slice(-3)).toEqual(['layout %PDF-1.7', 'project', 'header'])
  })
})

describe('a sandbox project is finished (spec 3 §4.8)', () => {
  test('its parts are generated through the server', async () => {
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
