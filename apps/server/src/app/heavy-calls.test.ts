import {
  type CallError,
  filesPost,
  listQuotes,
  rampGenerateLegs,
  vizionProjectGet,
  vizionProjectUpdate,
} from '@ramp/contracts'
import { type Layout, newDrawing, newLayout } from '@ramp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../db/testing/databases.ts'
import { layoutOf, projectOf, startTestServer, type TestServer } from './testing/test-server.ts'

const [{ open }] = databases
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(open)
})
afterAll(() => server.close())
const dana = () => server.as('Dana Miller')

/** So many platforms, each so far from the one before. */
function platforms(count: number, apart: number): Layout {
  const parts = Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    kind: 'platform' as const,
    at: { x: (index % 50) * apart, y: Math.floor(index / 50) * apart },
    rotation: 0,
    shortName: 'PPS55TL',
    handrailSides: null,
    isResting: false,
  }))
  return { ...newLayout('P3G'), parts }
}

/** A drawing with notes and long lines, of about two megabytes. */
function widelyDrawn(layout: Layout): Layout {
  const line = newDrawing({ kind: 'line', id: 'd', at: { x: 0, y: 0 } })
  if (line.kind !== 'line') throw new Error('no line')
  const points = Array.from({ length: 100 }, (_, index) => ({ x: index * 1.125, y: 33.3125 }))
  const drawings = Array.from({ length: 800 }, (_, index) => ({ ...line, id: `d${index}`, points }))
  return { ...layout, drawings }
}

describe('while drawings are worked out that never end', () => {
  let busy: TestServer
  const endless = { layout: newLayout('P3G', 'go on for ever') }
  const work: Promise<string>[] = []
  beforeAll(async () => {
    const program = new URL('../analysis/testing/unruly-worker.mjs', import.meta.url)
    busy = await startTestServer(open, { analysisBudget: { program, places: 3, milliseconds: 600_000 } })
    const ask = () => busy.as('Dana Miller').call(rampGenerateLegs, endless)
    for (let index = 0; index < 10; index++)
      work.push(
        ask().then(
          () => 'answered',
          (error: CallError) => error.code,
        ),
      )
  })
  afterAll(() => busy.close())

  test('others are answered, and may have their drawings worked out', async () => {
    const sam = busy.as('Sam Ortiz')
    expect((await sam.call(listQuotes, {})).quotes.length).toBeGreaterThan(0)
    await expect(
      sam.call(rampGenerateLegs, { layout: newLayout('P3G', 'small'), headerID: '1003' }),
    ).rejects.toMatchObject({ status: 200, code: 'reply.unreadable' })
    expect((await sam.call(listQuotes, {})).quotes.length).toBeGreaterThan(0)
  })

  test('one person has so many of them and no more', async () => {
    await expect(busy.as('Dana Miller').call(rampGenerateLegs, endless)).rejects.toMatchObject({
      status: 429,
      code: 'calls.too-many',
      message: expect.stringContaining('You already have 10 drawings in progress.'),
    })
  })

  test('a server that stops says so to who is waiting', async () => {
    await busy.app.close()
    expect(new Set(await Promise.all(work))).toEqual(new Set(['server.stopping']))
  })
})

describe('one caller can never freeze the others', () => {
  test('2,000 platforms at one point are refused before anything is made of their pairs', async () => {
    await expect(dana().call(rampGenerateLegs, { layout: platforms(2_000, 0) })).rejects.toMatchObject({
      status: 422,
      code: 'layout.crowded',
      message: expect.stringContaining('Move them apart or delete the copies'),
    })
  })

  test('an answer that nobody could read is refused, and says what it would hold', async () => {
    const layout = platforms(139, 0)
    const named = {
      ...layout,
      parts: layout.parts.map((part) => ({ ...part, id: part.id.padEnd(64, '-') })),
      runs: Array.from({ length: 100 }, (_, index) => ({
        id: `r${index}`,
        name: 'x'.repeat(200),
        top: 24,
        bottom: 0,
        parts: layout.parts.map(({ id }) => id.padEnd(64, '-')),
      })),
    }
    await expect(dana().call(rampGenerateLegs, { layout: named })).rejects.toMatchObject({
      status: 422,
      code: 'answer.too-large',
      message: expect.stringMatching(/would have \d+ lines and \d{4,} problems \(\d+ MB\)/),
    })
  })

  test('a large project is saved as it was sent', async () => {
    const layout = widelyDrawn(layoutOf('t1-switchback'))
    const project = projectOf(layout, '1001')
    expect(JSON.stringify(project).length).toBeGreaterThan(2_000_000)
    await dana().call(vizionProjectUpdate, { headerID: '1001', project })
    expect((await dana().call(vizionProjectGet, { headerID: '1001' })).project).toEqual(project)
  })

  test('a large body with a mistake is refused with the field named', async () => {
    const project = projectOf(widelyDrawn(layoutOf('t1-switchback')), '1001')
    const broken = JSON.stringify({ headerID: '1001', project }).replace('33.3125', '"north"')
    const { status, body } = await send(vizionProjectUpdate.path, broken)
    expect([status, body.code]).toEqual([400, 'input.invalid'])
    expect(body.message).toContain('project.layout.drawings.0.points')
  })

  test.each([
    ['cut in half', `{"headerID":"1001","project":{"a":"${'x'.repeat(2_000_000)}`, 'not complete JSON'],
    ['a long list', `[${'1,'.repeat(900_000)}1]`, 'must be a JSON object'],
    ['a million lists in one another', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`, '32 levels'],
    ['objects in one another', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, '32 levels'],
    ['brackets in a text', `{"headerID":"${'[{'.repeat(50)}\\""}`, 'must be a quote number'],
  ])('a body that is %s is refused in words', async (_, text, words) => {
    const { status, body } = await send(vizionProjectUpdate.path, text)
    expect([status, body.code]).toEqual([400, 'input.invalid'])
    expect(body.message).toContain(words)
  })

  test.each([
    ['lists', '[],'],
    ['objects', '{},'],
    ['texts', '"",'],
  ])(
    'a body of millions of %s is refused before the thread that reads it comes to its end',
    async (_, one) => {
      const { status, body } = await send(filesPost.path, `{"items":[${one.repeat(8_000_000)}0]}`)
      expect([status, body.code]).toEqual([413, 'body.too-large'])
      expect(body.message).toContain('more than 1,000,000 values')
    },
  )
})

async function send(url: string, payload: string) {
  const authorization = `Bearer ${await server.tokenOf('Dana Miller')}`
  const headers = { 'content-type': 'application/json', authorization }
  const reply = await server.app.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, body: reply.json() }
}

describe('a project file', () => {
  const sent = (json: string) => ({
    items: [
      {
        container: 'vizionprojects' as const,
        filePathAndExtension: '1001.json',
        base64File: Buffer.from(json).toString('base64'),
      },
    ],
  })
  const large = () => projectOf(widelyDrawn(layoutOf('t1-switchback')), '1001')

  test('that is large is read beside the server, which has so long for it and no longer', async () => {
    const hasty = await startTestServer(open, { analysisBudget: { milliseconds: 1 } })
    const answer = hasty.as('Dana Miller').call(filesPost, sent(JSON.stringify(large())))
    await expect(answer).rejects.toMatchObject({ code: 'analysis.too-long' })
    await hasty.close()
  })

  test('that is large is saved as it was sent', async () => {
    const project = large()
    await dana().call(filesPost, sent(JSON.stringify(project)))
    const saved = await dana().call(vizionProjectGet, { headerID: '1001' })
    expect(saved.project.layout.drawings).toEqual(project.layout.drawings)
  })

  test.each([
    ['nests without an end', '['.repeat(1_500_000) + ']'.repeat(1_500_000), 400],
    ['holds millions of values', `[${'{},'.repeat(1_000_000)}{}]`, 413],
    ['is large and no project', `{"a":"${'x'.repeat(300_000)}"}`, 400],
  ])('that %s is refused', async (_, json, status) => {
    await expect(dana().call(filesPost, sent(json))).rejects.toMatchObject({ status })
  })
})
