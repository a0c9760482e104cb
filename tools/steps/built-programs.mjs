// Before tests that start a program: it is built from the sources as they are.
import { failuresToStderr } from './step.mjs'
import { ensureBuilt } from './targets.mjs'

export async function setup() {
  const areThere = await ensureBuilt(['server', 'cli'], failuresToStderr)
  if (!areThere) throw new Error('what the tests start could not be built')
}
