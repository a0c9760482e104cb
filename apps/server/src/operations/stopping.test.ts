import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from '../http/error-handler.ts'
import { serveHealth } from './health.ts'
import { openStopping, stopInOrder } from './stopping.ts'

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** A server, and one connection to it. */
async function serverWithin(grace: number) {
  const app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  app.setErrorHandler(answerError)
  const stopping = openStopping()
  stopInOrder(app, stopping, { grace, arrival: 100 })
  serveHealth(app, {}, stopping)
  app.get('/any', async () => ({ isWhole: true }))
  app.post('/any', async () => ({ isWhole: true }))
  return app
}

async function connected(app: FastifyInstance) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  let answers = ''
  socket.on('data', (chunk: Buffer) => {
    answers += chunk.toString()
  })
  return {
    socket,
    /** Sends a request and waits for so many answers. */
    async ask(path: string, count: number) {
      socket.write(request(path))
      while (answers.split('HTTP/1.1 ').length <= count) await once(socket, 'data')
      return answers.split('HTTP/1.1 ')[count] ?? ''
    },
  }
}

test('a connection that waits for its next request gets one more answered while the server stops', async () => {
  const app = await serverWithin(60_000)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const [one, balancer] = [await connected(app), await connected(app)]
  expect(await one.ask('/any', 1)).toMatch(/connection: keep-alive/i)
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)

  const late = connect(port, '127.0.0.1')
  await expect(once(late, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  const answer = await one.ask('/any', 2)
  expect(answer).toMatch(/^200 .*connection: close.*\{"isWhole":true\}$/is)
  expect(await balancer.ask('/health/ready', 1)).toMatch(/^503 .*retry-after: 5.*"server\.stopping"/s)
  await closed
})

test.each([
  ['on which nothing ever came', ''],
  ['with half a request', 'POST /any HTTP/1.1\r\nhost: localhost\r\n'],
  [
    'with half a body',
    'POST /any HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  ],
])('a connection %s keeps no server from stopping', async (_, begun) => {
  const app = await serverWithin(50)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { socket } = await connected(app)
  socket.on('error', () => undefined)
  const ended = once(socket, 'close')
  if (begun !== '') socket.write(begun)
  await (await connected(app)).ask('/any', 1)
  await Promise.all([app.close(), ended])
})

test('a server that stops finishes what it has begun and refuses what comes after, as every refusal is written', async () => {
  const app = await serverWithin(0)
  let finish = () => {}
  const begun = new Promise<void>((resolve) => {
    app.get('/begun', async () => {
      resolve()
      await new Promise<void>((done) => {
        finish = done
      })
      return { isWhole: true }
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answers = ''
  socket.on('data', (chunk: Buffer) => {
    answers += chunk.toString()
  })

  socket.write(request('/begun'))
  await begun
  const closed = app.close()
  const arrived = once(app.server, 'request')
  socket.write(request('/late'))
  await arrived
  finish()
  await Promise.all([closed, once(socket, 'close')])

  const [, first = '', second = ''] = answers.split('HTTP/1.1 ')
  expect(first).toMatch(/^200 .*\{"isWhole":true\}$/s)
  expect(second).toMatch(/^503 /)
  expect(second).toMatch(/\r\nretry-after: 5\r\n/)
  expect(JSON.parse(second.split('\r\n\r\n')[1] ?? '')).toEqual({
    code: 'server.stopping',
    message: 'The server is being restarted. Try again in a moment.',
  })
})
