import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startServer } from './started-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'rampwright-started-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = (name: string, text: string) => {
  const main = join(folder, `${name}.mjs`)
  writeFileSync(main, text)
  return { main, port: 0, dataDir: folder }
}
const STAYS = 'setInterval(() => undefined, 1000)'

test('a server has started once it tells its address, whatever it says before, and in however many pieces', async () => {
  const tells = program(
    'tells',
    `console.log('hello'); process.stdout.write('ht'); setTimeout(() => process.stdout.write('tp://localhost'), 50); ${STAYS}`,
  )
  const server = await startServer(tells)
  expect(server.process.exitCode).toBeNull()
  expect(await server.stop()).toEqual({ code: null, signal: 'SIGTERM' })
})

test.each([
  [
    'that tells no address',
    `console.log('ready'); console.error('no address'); ${STAYS}`,
    'did not tell its address within 2000 ms',
  ],
  ['that ends at once', `console.error('port in use'); process.exitCode = 1`, 'did not start. port in use'],
])('a server %s is an error with what it said, and nobody waits for ever', async (name, text, message) => {
  await expect(startServer({ ...program(name, text), patience: 2000 })).rejects.toThrow(message)
})
