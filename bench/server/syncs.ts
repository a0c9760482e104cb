import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** How many writes of a page a disk takes to itself in a second, each before the next: no save without a sync can be faster. */
export function syncsPerSecond(folder: string): number {
  const page = Buffer.alloc(8192, 1)
  const descriptor = openSync(join(folder, 'syncs'), 'w')
  const COUNT = 200
  const start = performance.now()
  for (let index = 0; index < COUNT; index++) {
    writeSync(descriptor, page)
    fsyncSync(descriptor)
  }
  closeSync(descriptor)
  return (COUNT * 1000) / (performance.now() - start)
}
