import { connect, type Socket } from 'node:net'
import { listQuotes, vizionProjectCreate } from '@ramp/contracts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../db/testing/databases.ts'
import { type Person, startTestServer, type TestServer } from './testing/test-server.ts'

const MEGABYTE = 1024 * 1024
const LIMITS = {
  person: 5 * MEGABYTE,
  address: 9 * MEGABYTE,
  large: 8 * MEGABYTE,
  small: MEGABYTE,
  leastSpeed: 64 * 1024,
  firstMs: 1_500,
}

let server: TestServer
let port = 0
const open: Socket[] = []

beforeAll(async () => {
  server = await startTestServer(databases[0].open, { byteLimits: LIMITS })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(address).port)
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await server.close()
})

/** Announces a body of so many bytes and sends its first ones; `answer` is the first line that comes back. */
async function send(person: Person, bytes: number | 'unknown') {
  const token = await server.tokenOf(person)
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  let said = ''
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => {
      said += chunk.toString()
      if (said.includes('\r\n')) resolve(said.split('\r\n', 1)[0] ?? '')
    })
  })
  const size = bytes === 'unknown' ? 'transfer-encoding: chunked' : `content-length: ${bytes}`
  socket.write(
    `POST ${vizionProjectCreate.path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n${size}\r\n\r\n${bytes === 'unknown' ? '1\r\n{\r\n' : '{'}`,
  )
  return { socket, answer, closed, said: () => said }
}

const isQuiet = (answer: Promise<string>) =>
  Promise.race([answer, new Promise<string>((resolve) => setTimeout(resolve, 300, 'waits'))])

/** Sent bodies are given up, and their room is there again. */
async function dropAll() {
  for (const socket of open.splice(0)) socket.destroy()
  await expect.poll(async () => isQuiet((await send('Dana Miller', 4 * MEGABYTE)).answer)).toBe('waits')
  for (const socket of open.splice(0)) socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 100))
}
afterEach(dropAll)

const WAITS = 'waits'
const BUSY = 'HTTP/1.1 503 Service Unavailable'
const TOO_MANY = 'HTTP/1.1 429 Too Many Requests'

describe('the bytes of bodies under way', () => {
  test('of one person are limited, before the body is read; others and small calls go on', async () => {
    expect(await isQuiet((await send('Dana Miller', 3 * MEGABYTE)).answer)).toBe(WAITS)
    const second = await send('Dana Miller', 3 * MEGABYTE)
    expect(await second.answer).toBe(TOO_MANY)
    await second.closed
    expect(second.said()).toContain('Too many uploads are in progress from here.')
    expect(await isQuiet((await send('Sam Ortiz', 3 * MEGABYTE)).answer)).toBe(WAITS)
    expect(await server.as('Dana Miller').call(listQuotes, {})).toMatchObject({ found: expect.anything() })
  })

  test('of one address are limited', async () => {
    expect(await isQuiet((await send('Dana Miller', 4 * MEGABYTE)).answer)).toBe(WAITS)
    expect(await isQuiet((await send('Sam Ortiz', 3.5 * MEGABYTE)).answer)).toBe(WAITS)
    expect(await isQuiet((await send('Ines Calder', 900_000)).answer)).toBe(WAITS)
    expect(await (await send('Devin Park', 900_000)).answer).toBe(TOO_MANY)
  })

  test('of everybody are limited, and large ones leave room for small ones', async () => {
    expect(await isQuiet((await send('Dana Miller', 4 * MEGABYTE)).answer)).toBe(WAITS)
    expect(await isQuiet((await send('Sam Ortiz', 2.5 * MEGABYTE)).answer)).toBe(WAITS)
    expect(await (await send('Ines Calder', 2 * MEGABYTE)).answer).toBe(BUSY)
    expect(await isQuiet((await send('Ines Calder', 900_000)).answer)).toBe(WAITS)
  })

  test('count as many as the call takes where their number is not said', async () => {
    expect(await isQuiet((await send('Dana Miller', 'unknown')).answer)).toBe(WAITS)
    expect(await (await send('Dana Miller', 1.5 * MEGABYTE)).answer).toBe(TOO_MANY)
  })

  test('are ended where they arrive too slowly, and the server goes on', async () => {
    const slow = await send('Dana Miller', 3 * MEGABYTE)
    expect(await slow.answer).toBe('HTTP/1.1 408 Request Timeout')
    await slow.closed
    expect(slow.said()).toContain('The request arrived too slowly')
    expect(await server.as('Dana Miller').call(listQuotes, {})).toMatchObject({ found: expect.anything() })
  })
})
