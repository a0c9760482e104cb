// Before tests that start everything: nothing is built while one of them waits.
import { failuresToStderr } from './step.mjs'
import { ensureBuilt, everything } from './targets.mjs'

export async function setup() {
  if (!(await ensureBuilt(everything, failuresToStderr)))
    throw new Error('what the tests start could not be built')
}
