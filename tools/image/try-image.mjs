import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../steps/free-port.mjs'
import { IMAGE_USER } from './build-image.mjs'
import { execForm, lastOf } from './containerfile.mjs'

/**
 * @typedef {import('./containerfile.mjs').Stage} Stage
 * @typedef {{ title: string, outcome: 'passed' | 'failed' | 'skipped', why?: string }} Trial
 * @typedef {{ app: string, data: string, port: string, env: Record<string, string> }} Place
 */

const isRoot = process.getuid?.() === 0

/**
 * Runs the built image's command as its user, with its folders read-only, and looks at what an operator relies on.
 * @param {Stage} stage
 * @param {string} imageRoot
 * @returns {Promise<Trial[]>}
 */
export async function tryImage(stage, imageRoot) {
  const place = await placeOf(stage, imageRoot)
  spawnSync('chmod', ['-R', 'a-w,a+rX', place.app])
  const { child, ended, told } = start(stage, place)
  const isHealthy = () => runOnce(lastOf(stage, 'HEALTHCHECK'), place)
  const deadline = Date.now() + 180_000
  while (!isHealthy() && child.exitCode === null && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 500))
  const trials = [
    trial('its user cannot write to the program', !runOnce(WRITES, place)),
    trial('it starts with production libraries alone, and its health check passes', isHealthy(), told()),
    ...(await answers(place)),
    trial('its command takes a backup while it runs', runOnce(BACKUP, place)),
    trial('its data lies in the folder of data', existsSync(join(place.data, 'database', 'PG_VERSION'))),
  ]
  child.kill('SIGTERM')
  const [code] = await ended
  return [
    ...trials,
    trial('SIGTERM ends it with 0', code === 0, `it ended with ${code}\n${told()}`),
    trial('a backup is left', existsSync(join(place.data, 'backups')), readdirSync(place.data).join()),
    trial('its health check fails when it is gone', !isHealthy()),
    whoRan(place),
  ]
}

/** @param {string} title @param {boolean} isRight @param {string} [why] @returns {Trial} */
const trial = (title, isRight, why = 'it did not') =>
  isRight ? { title, outcome: 'passed' } : { title, outcome: 'failed', why }

/** @param {Stage} stage @param {string} imageRoot @returns {Promise<Place>} */
async function placeOf(stage, imageRoot) {
  const port = String(await freePort())
  const data = join(imageRoot, 'data')
  const given = stage.instructions.flatMap(({ name, args }) => (name === 'ENV' ? [args.split('=')] : []))
  const env = { PATH: process.env.PATH ?? '', ...Object.fromEntries(given) }
  const here = { HOST: '127.0.0.1', PORT: port, DATA_DIR: data }
  return { app: join(imageRoot, lastOf(stage, 'WORKDIR') ?? ''), data, port, env: { ...env, ...here } }
}

/** As the user of the image where we may become another one. @param {string | undefined} args */
function commandOf(args) {
  const words = execForm(args).map((word) => (word === 'node' ? process.execPath : word))
  const [program = '', ...rest] = isRoot ? [...BECOME, ...words] : words
  return { program, rest }
}

const BECOME = [
  'setpriv',
  `--reuid=${IMAGE_USER}`,
  `--regid=${IMAGE_USER}`,
  '--clear-groups',
  '--no-new-privs',
]
const BACKUP = '["node", "apps/server/dist/commands.js", "take"]'
const WRITES = '["node", "-e", "require(\'node:fs\').writeFileSync(\'probe\', \'\')"]'

/** Whether a command in exec form ends well. @param {string | undefined} args @param {Place} place */
function runOnce(args, { app, env }) {
  const { program, rest } = commandOf(args)
  return spawnSync(program, rest, { cwd: app, env }).status === 0
}

/** @param {Stage} stage @param {Place} place */
function start(stage, { app, env }) {
  const { program, rest } = commandOf(lastOf(stage, 'CMD'))
  const child = spawn(program, rest, { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ chunk) => {
      text += chunk.toString()
    })
  return { child, ended: once(child, 'exit'), told: () => text }
}

/** @param {Place} place */
async function answers({ port }) {
  const wanted = [
    ['it is ready', '/health/ready', '"ready"'],
    ['the designer is a page', '/', 'id="root"'],
    ['the portal is a page', '/portal/', 'id="root"'],
    ['a call is answered', '/api/sign-in-settings', '"authority"'],
    ['the login of the demo has its style', '/oidc-login/login.css', '{'],
  ]
  return Promise.all(
    wanted.map(async ([title = '', path, words = '']) => {
      const text = await fetch(`http://127.0.0.1:${port}${path}`).then((reply) => reply.text(), String)
      return trial(title, text.includes(words), text)
    }),
  )
}

/** @param {Place} place @returns {Trial} */
function whoRan({ data }) {
  const title = 'it runs as the user of the image'
  if (!isRoot) return { title, outcome: 'skipped', why: 'only root can become another user' }
  const { stdout } = spawnSync('stat', ['-c', '%u', join(data, 'database')], { encoding: 'utf8' })
  return trial(title, stdout.trim() === String(IMAGE_USER), `its files belong to ${stdout}`)
}
