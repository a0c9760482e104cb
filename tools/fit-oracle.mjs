// npm run fit-oracle [-- --sites 60 --seconds 20 --seed 1 | -- --site tight-7 | --trial]: holds 'Fit a ramp' against an oracle that
// lays systems by a generator of its own, on so many random and so many tight sites; about 40 minutes. Sites that
// fail are written to .cache/fit-oracle, with the oracle's system.
import { spawnSync } from 'node:child_process'
import { nodeBundle } from './steps/bundle.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'
import { takeTrial } from './steps/trial.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)

takeTrial()
const { build } = await import('esbuild')
const program = inRoot('.cache', 'bench', 'fit-oracle.mjs')
await build(nodeBundle(inRoot('bench', 'fit-oracle.ts'), program))
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
