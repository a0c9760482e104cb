import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, inRoot } from './root.mjs'
import { run } from './run.mjs'

/** @typedef {{ executablePath: string, env: Record<string, string> }} Browser a program, and the environment it needs */

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The environment as it is, without the entries that are not set. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** @param {string | undefined} executablePath @returns {Browser | null} */
const ready = (executablePath) =>
  executablePath && existsSync(executablePath) ? { executablePath, env: environment() } : null

/**
 * The Chromium that comes in an npm package. It unpacks to the temporary folder and keeps what it finds there, so it
 * gets a folder of its own for each version; it adds its libraries and fonts to the environment only when it takes
 * the machine for a bare one.
 * @returns {Promise<Browser | null>}
 */
async function packaged() {
  const manifest = inRoot('node_modules', '@sparticuz', 'chromium', 'package.json')
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return null
  const folder = join(cacheFolder, `chromium-${JSON.parse(readFileSync(manifest, 'utf8')).version}`)
  mkdirSync(folder, { recursive: true })
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME } = process.env
  setInEnvironment({ TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' })
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const path = await chromium.executablePath()
    setInEnvironment({ TMPDIR, AWS_LAMBDA_JS_RUNTIME, FONTCONFIG_PATH: fontSettings(folder) })
    return (await run(path, ['--version'])).code === 0 ? ready(path) : null
  } finally {
    setInEnvironment({ TMPDIR, AWS_LAMBDA_JS_RUNTIME })
  }
}

/**
 * Without a single font the browser letters nothing, not even in fonts a page brings. The package's own settings look for
 * its font in folders of another machine, so the browser gets settings that name the folder it was unpacked to.
 * @param {string} folder
 */
function fontSettings(folder) {
  const settings = join(folder, 'fontconfig')
  mkdirSync(settings, { recursive: true })
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${join(folder, 'fonts')}</dir>`,
    '  <dir>/usr/share/fonts</dir>',
    `  <cachedir>${join(settings, 'cache')}</cachedir>`,
    '</fontconfig>',
  ]
  writeFileSync(join(settings, 'fonts.conf'), `${lines.join('\n')}\n`)
  return settings
}

/** @param {Record<string, string | undefined>} values */
function setInEnvironment(values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @returns {Promise<Browser | null>} */
async function fromDebian() {
  if (!isRootOnDebian()) return null
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  return ready('/usr/bin/chromium')
}

/** @returns {Promise<Browser | null>} */
async function fromPlaywright() {
  await run('npx', ['playwright', 'install', 'chromium'])
  const { chromium } = await import('@playwright/test')
  return ready(chromium.executablePath())
}

/**
 * A browser for the tests: the one that is asked for, the packaged one, one that is installed, one that can be
 * installed.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const asked = process.env.E2E_BROWSER
  if (asked) {
    const browser = ready(asked)
    if (!browser) throw new Error(`E2E_BROWSER names ${asked}, and there is no such program.`)
    return browser
  }
  const found =
    (await packaged()) ??
    ready(installed.find((path) => existsSync(path))) ??
    (await fromDebian()) ??
    (await fromPlaywright())
  if (found) return found
  throw new Error(
    'The browser tests need Chrome, Edge or Chromium, and none could be found or installed. ' +
      'Install one, or name its program in E2E_BROWSER.',
  )
}
