import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from '../http/error-handler.ts'
import { refuseWhileStopping } from './stopping.ts'

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

test('a server that stops finishes what it has begun and refuses what comes after, as every refusal is written', async () => {
  const app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  app.setErrorHandler(answerError)
  refuseWhileStopping(app)
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
