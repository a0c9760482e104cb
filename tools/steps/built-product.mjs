// Before tests that start everything: nothing is built while one of them waits.
import { failuresToStderr } from './step.mjs'
import { ensureBuilt, product } from './targets.mjs'

export async function setup() {
  if (!(await ensureBuilt([...product, 'cli'], failuresToStderr)))
    throw new Error('what the tests start could not be built')
}
