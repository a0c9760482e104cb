// npm run bench:canvas [-- PARTS ... | --trial]: our canvas beside Konva, react-konva and Fabric, in one run of one browser.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'
import { sayReady, takeTrial } from './steps/trial.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)

const own = inRoot('bench', 'canvas')
if (takeTrial()) {
  // The libraries beside ours are fetched by the first real run; everything else is there and can be read.
  const { build } = await import('esbuild')
  const entryPoints = ['main.ts', 'page.ts'].map((name) => inRoot('bench', 'canvas', name))
  const outdir = inRoot('.cache', 'bench', 'canvas')
  await build({ entryPoints, bundle: true, platform: 'node', format: 'esm', packages: 'external', outdir })
  sayReady()
  process.exit(0)
}
if (!existsSync(inRoot('bench', 'canvas', 'node_modules', 'konva'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: own, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const types = spawnSync('npx', ['tsc', '--noEmit', '-p', own], { cwd: root, stdio: 'inherit' })
if (types.status !== 0) process.exit(types.status ?? 1)
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', inRoot('bench', 'canvas', 'main.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
