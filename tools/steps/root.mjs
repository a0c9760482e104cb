import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, whatever the folder a command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** @param {...string} parts @returns {string} a path inside the repository */
export const inRoot = (...parts) => join(root, ...parts)

/** Where the tools keep what they can make again; safe to delete. */
export const cacheFolder = inRoot('.cache')

/** What the test stages of the last `npm test` or `npm run check` reported, one file a stage. */
export const reportsFolder = join(cacheFolder, 'reports')
