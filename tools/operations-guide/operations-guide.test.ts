import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copySources, IMAGE_USER } from '../image/build-image.mjs'
import { freePort } from '../steps/free-port.mjs'
import { inRoot } from '../steps/root.mjs'

const guide = readFileSync(inRoot('docs', 'operations.md'), 'utf8')

/** The first block of commands or settings below a heading, word by word. */
function blockOf(heading: string): string {
  const section = guide.split(/\n(?=##)/).find((one) => one.replace(/^#+ /, '').startsWith(`${heading}\n`))
  const [block] = /(?<=\n)(?: {4}.*\n)+/.exec(section ?? '') ?? []
  if (block === undefined) throw new Error(`docs/operations.md has no block below ${heading}`)
  return block.replaceAll(/^ {4}/gm, '')
}

/** Installing and building takes minutes on a machine with much else to do; what hangs ends here. */
const PATIENCE = 900_000
const isRoot = process.getuid?.() === 0

const folder = mkdtempSync(join(tmpdir(), 'rampwright-guide-'))
const program = join(folder, 'program')
const data = join(folder, 'data')

/** An identity provider as far as the start looks at it. */
const provider = createServer((_, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}keys` }))
})
let issuer = ''
let port = 0
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const address = provider.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
  port = await freePort()
})
afterAll(() => provider.close())

/** Places of the guide stand for those of the test, and its provider for ours. */
const here = (text: string) =>
  text
    .replaceAll('/etc/rampwright.env', join(folder, 'rampwright.env'))
    .replaceAll('/var/lib/rampwright', data)
    .replaceAll('https://login.example.com/', issuer)

/** What somebody has in a shell of their own, without what a run of tests or npm adds. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|TEST|NODE_ENV|DEV|PROD|MODE|SSR|npm_(?!config_(registry|cache)$))/.test(name),
    ),
  ),
  PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
  NO_COLOR: '1',
}
/** A user of its own has no home to write to. */
const ofServer = { ...environment, HOME: '/nonexistent' }

const asUser = (script: string): [string, string[]] =>
  isRoot
    ? [
        'setpriv',
        [`--reuid=${IMAGE_USER}`, `--regid=${IMAGE_USER}`, '--clear-groups', '/bin/sh', '-ec', script],
      ]
    : ['/bin/sh', ['-ec', script]]

/** Runs commands to their end in the folder of the program: exit code, and what they said. */
const run = (file: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ status: number | string; said: string }>((resolve) => {
    execFile(file, args, { cwd: program, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, said: stdout + stderr }),
    )
  })

/** Runs commands of the guide as the user of the server. */
const runAsServer = (script: string) => run(...asUser(here(script)), ofServer)

/** Starts the server by the command of the guide, and waits until it says that it is ready. */
async function start() {
  const [file, args] = asUser(`exec ${here(blockOf('Start'))}`)
  const child = spawn(file, args, { cwd: program, env: ofServer, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('is ready: https://design.example.com')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(said)))
  })
  return {
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status === 200,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}

afterAll(async () => {
  await run('chmod', ['-R', 'u+w', folder], environment)
  await rm(folder, { recursive: true, force: true })
}, PATIENCE)

const packages = () => readdirSync(join(program, 'node_modules')).toSorted().join('\n')

test(
  'who follows the guide installs, starts, backs up and restores, and no command installs anything',
  async () => {
    chmodSync(folder, 0o755)
    for (const one of [program, data]) mkdirSync(one)
    if (isRoot) chownSync(data, IMAGE_USER, IMAGE_USER)
    copySources(program)

    expect(await run('/bin/sh', ['-ec', blockOf('Install')], environment)).toMatchObject({ status: 0 })
    const installed = packages()
    expect(installed).not.toContain('esbuild')
    writeFileSync(join(folder, 'rampwright.env'), `${here(blockOf('Configure'))}PORT=${port}\n`)
    // Its user can write to the data and to nothing else.
    await run('chmod', ['-R', 'a-w,a+rX', program], environment)

    const server = await start()
    const backup = await runAsServer(blockOf('Back up the embedded database'))
    expect(backup).toMatchObject({
      status: 0,
      said: expect.stringContaining('was taken, opened and checked.'),
    })
    expect(await server.isReady()).toBe(true)
    expect(await server.stop()).toBe(0)

    const name = /The backup (\S+) was taken/.exec(backup.said)?.[1] ?? ''
    const restored = await runAsServer(
      blockOf('Restore the embedded database').replace(/(?<=restore -- )\S+/, name),
    )
    expect(restored).toMatchObject({
      status: 0,
      said: expect.stringContaining(`The backup ${name} is in place`),
    })
    const again = await start()
    expect(await again.isReady()).toBe(true)
    expect(await again.stop()).toBe(0)

    const quote = await runAsServer(
      'npm run --silent quote -- packages/domain/fixtures/systems/t2-straight.json',
    )
    expect(quote).toMatchObject({ status: 0, said: expect.stringContaining('"partsTotal"') })
    const check = await runAsServer('npm run check')
    expect(check).toMatchObject({
      status: 1,
      said: expect.stringContaining('This install has only what the server needs.'),
    })
    expect(packages()).toBe(installed)
  },
  PATIENCE,
)
