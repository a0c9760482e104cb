import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogueFolder } from '@ramp/catalogue-files'
import { expectEvery } from '@ramp/testing'
import { afterAll, describe, expect, test } from 'vitest'

/** The program as `npm start` starts it; vitest.config.ts has it built. */
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const commands = fileURLToPath(new URL('../dist/commands.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'rampwright-main-'))
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts the server as a person does, with nothing but variables. */
const start = (variables: Readonly<Record<string, string>>) => run([main], variables)

/** A command for the server's data, as npm runs it. */
const command = (DATA_DIR: string, words: readonly string[]) => run([commands, ...words], { DATA_DIR })

function run(program: readonly string[], variables: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH ?? '', STOP_SECONDS: '600', DATA_DIR: join(folder, 'data'), ...variables },
  })
  running.add(child)
  const told = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    told.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    told.err += chunk.toString()
  })
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return { code: code as number | null, ...told }
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => told.out.includes('Alex Guest') && resolve(told.out))
    void ended.then(({ err }) => reject(new Error(err)))
  })
  ready.catch(() => undefined)
  return { child, ended, ready }
}

/** A copy of the catalogue in which somebody has edited one file. */
function catalogueWith(name: string, file: string, edit: (text: string) => string): string {
  const copy = join(folder, name)
  cpSync(catalogueFolder, copy, { recursive: true })
  writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')))
  return copy
}

const dearerRamp = (text: string) => text.replace('908.43', '909.43')

describe('starting and stopping the server', { timeout: 120_000 }, () => {
  test('a stop that comes while it starts for the first time leaves everything in order', async () => {
    const dataDir = join(folder, 'data')
    const { child, ended } = start({ PORT: String(await freePort()) })
    while (!existsSync(join(dataDir, 'database.lock')))
      await new Promise((resolve) => setTimeout(resolve, 20))
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 0, err: '' })
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
  })

  test('it tells its address and who can sign in, keeps its data, and refuses a second one on it', async () => {
    const port = String(await freePort())
    const first = start({ PORT: port })
    const told = await first.ready
    expect(told).toContain(`Rampwright is ready: http://localhost:${port}`)
    expect(told).toMatch(/Dana Miller +Dealer, customer 10001/)
    expect((await fetch(`http://127.0.0.1:${port}/api/sign-in-settings`)).status).toBe(200)

    const second = await start({ PORT: String(await freePort()) }).ended
    expect(second.code).toBe(1)
    expect(second.err).toContain(`Another server (process ${first.child.pid}) already works on`)

    first.child.kill('SIGINT')
    expect(await first.ended).toMatchObject({ code: 0, err: '' })
    expect(readdirSync(join(folder, 'data', 'backups'))).toHaveLength(1)

    const again = start({ PORT: port })
    await again.ready
    again.child.kill('SIGTERM')
    expect(await again.ended).toMatchObject({ code: 0, err: '' })
  })

  test('health and figures have a port of their own, and the public one tells no figures', async () => {
    const [port, aside] = [String(await freePort()), String(await freePort())]
    const { child, ended, ready } = start({ PORT: port, OPERATIONS_PORT: aside })
    await ready
    const get = (at: string, path: string) => fetch(`http://127.0.0.1:${at}${path}`)
    for (const at of [port, aside]) {
      expect(await (await get(at, '/health/live')).json()).toEqual({ status: 'live' })
      expect(await (await get(at, '/health/ready')).json()).toEqual({
        status: 'ready',
        parts: { database: 'ok', files: 'ok', disk: 'ok', data: 'ok' },
      })
    }
    await get(port, '/api/sign-in-settings')
    const figures = await (await get(aside, '/metrics')).text()
    expect(figures).toMatch(/_count\{method="GET",route="\/api\/sign-in-settings",status="200"\} 1/)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'database_in_flight', 'analysis_waiting'])
      expect(figures).toContain(name)
    for (const [at, path] of [
      [port, '/metrics'],
      [aside, '/nothing'],
    ] as const) {
      const reply = await get(at, path)
      expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([404, 'route.unknown'])
    }
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, err: '' })
  })

  test('the libraries of figures and traces are loaded only where somebody wants them', () => {
    const loaded = readFileSync(main, 'utf8').match(/^import .*$/gm) ?? []
    expect(loaded.some((line) => line.includes('fastify'))).toBe(true)
    expect(loaded.filter((line) => /opentelemetry|prom-client/.test(line))).toEqual([])
  })

  test('prices that were changed without a new version are refused on the data that knows the old ones', async () => {
    const CATALOGUE_DIR = catalogueWith('dearer', 'p3g/ramps.csv', dearerRamp)
    const { code, err } = await start({ PORT: String(await freePort()), CATALOGUE_DIR }).ended
    expect(code).toBe(1)
    expect(err).toMatch(
      /^The catalog files have changed, but catalogue.json still has version .* Raise the version/,
    )
  })

  test('a row that is wrong is named by file and line', async () => {
    const CATALOGUE_DIR = catalogueWith('broken', 'p3g/ramps.csv', (text) =>
      text.replace('908.43', '-908.43'),
    )
    const { code, err, out } = await start({ CATALOGUE_DIR, DATA_DIR: join(folder, 'never') }).ended
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^p3g\/ramps\.csv line \d+: price must not be negative/)
    expect(readdirSync(folder)).not.toContain('never')
  })

  test('a variable that cannot be used is named', async () => {
    const { code, err } = await start({ HOST: '0.0.0.0' }).ended
    expect([code, err.split(':')[0]]).toEqual([1, 'OIDC_ISSUER'])
  })

  test('a stop that comes during a start that hangs ends the server in time', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const { child, ended } = start({
      DATABASE_URL: `postgresql://app@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/ramps`,
      DATABASE_CONNECT_SECONDS: '600',
      STOP_SECONDS: '1',
    })
    await once(silent, 'connection')
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({
      code: 1,
      err: 'The server did not stop in time, so it was ended. The next start recovers.\n',
    })
    silent.close()
  })

  test('a folder that cannot be written is told in a sentence', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const DATA_DIR = join(file, 'data')
    const { code, err } = await start({ DATA_DIR }).ended
    expect([code, err]).toEqual([
      1,
      `DATA_DIR: the folder ${DATA_DIR} cannot be written (ENOTDIR). Give it to the user that runs the server, or name another one.\n`,
    ])
  })

  test('a database that is damaged is refused, and the command it names brings the quotes back', async () => {
    const data = join(folder, 'damaged')
    cpSync(join(folder, 'data'), data, { recursive: true })
    rmSync(join(data, 'database', 'PG_VERSION'))
    const refused = await start({ DATA_DIR: data, PORT: String(await freePort()) }).ended
    expect([refused.code, refused.out]).toEqual([1, ''])
    const [, name] = /npm run restore -- (\S+)\n/.exec(refused.err) ?? []

    const restored = await command(data, ['restore', name ?? '']).ended
    expect([restored.code, restored.err]).toEqual([0, ''])
    expect(restored.out).toContain('is in place: 3 quotes, 0 issued.')
    const again = start({ DATA_DIR: data, PORT: String(await freePort()) })
    await again.ready

    expect((await command(data, ['restore', name ?? '']).ended).err).toContain('Stop it first')
    expect((await command(data, ['take']).ended).out).toMatch(
      /^The backup .* was taken, opened and checked\.$/m,
    )
    again.child.kill('SIGTERM')
    expect(await again.ended).toMatchObject({ code: 0, err: '' })

    expect((await command(data, ['take']).ended).code).toBe(0)
    const { out } = await command(data, ['list']).ended
    expect(out.split('\n')[0]).toMatch(/^taken +size +quotes +issued +files +opened +name$/)
    expectEvery(out.split('\n').slice(1, 3), (line) => / 3 +0 +0 +yes /.test(line))
  })

  test('a port that is taken is told as such, and the data is free again', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = String(typeof address === 'object' && address ? address.port : 0)
    const { code, err } = await start({ PORT: port }).ended
    taken.close()
    expect([code, err.trim()]).toEqual([
      1,
      'The server cannot start. Another program already listens on this port. Stop it, or choose another with PORT.',
    ])
    expect(readdirSync(join(folder, 'data'))).not.toContain('database.lock')
  })
})
