import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { OpenProblem } from './open-problem.ts'
import type { Places } from './places.ts'

const { R_OK, W_OK, X_OK } = constants

/** Refuses a data folder in which something belongs to somebody else, by its name: mostly what a command of root has left. */
export function requireAccess({ dataDir, database, files, backups, manifest, secret }: Places) {
  for (const path of [database, files, backups, manifest, secret]) requireOne(path, dataDir)
}

/** The same for everything in the database: what cannot be read or written is no damage. */
export function requireAccessWithin(
  { dataDir, database }: Pick<Places, 'dataDir' | 'database'>,
  folder = database,
) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    requireOne(path, dataDir)
    if (entry.isDirectory()) requireAccessWithin({ dataDir, database }, path)
  }
}

/** The same for the folder of files and those in it: files are written into all of them. */
export function requireFilesAccess({ dataDir, files }: Pick<Places, 'dataDir' | 'files'>, folder = files) {
  requireOne(folder, dataDir)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) requireFilesAccess({ dataDir, files }, join(folder, entry.name))
}

/** A data folder that nothing can be written to, by the system's code for why. */
export const unwritable = (dataDir: string, code: string): OpenProblem =>
  new OpenProblem(
    code === 'EROFS'
      ? `DATA_DIR: the disk of ${dataDir} is mounted read-only (EROFS). Mount it so that the server may write, or name another folder; a disk that has become read-only by itself may be failing.`
      : `DATA_DIR: the folder ${dataDir} cannot be written (${code}). Give it to the user that runs the server, or name another one.`,
  )

function requireOne(path: string, dataDir: string) {
  const known = statSync(path, { throwIfNoEntry: false })
  if (!known) return
  try {
    accessSync(path, known.isDirectory() ? R_OK | W_OK | X_OK : R_OK | W_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new OpenProblem(
      `DATA_DIR: ${path} cannot be read and written (${code}). Give all of ${dataDir} to the user that runs the server (chown -R).`,
    )
  }
}

/** Whose a folder is, and who asks; user ids as the system numbers them. */
type Users = { readonly owner: number; readonly asking: number }

const ROOT = 0
/** What root is called on disks of other machines. */
const NOBODY = 65_534

/** Refuses root in the data folder of somebody else: what root writes there, the server cannot read. */
export function refuseRoot(dataDir: string, users: Users | null = usersOf(dataDir)) {
  if (users === null || users.asking !== ROOT || [ROOT, NOBODY].includes(users.owner)) return
  throw new OpenProblem(
    `${dataDir} belongs to user ${users.owner}, and this was started by root: what root writes there, the server cannot read. Start it as that user: sudo -u '#${users.owner}' …`,
  )
}

function usersOf(dataDir: string): Users | null {
  const asking = process.geteuid?.()
  return asking === undefined || !existsSync(dataDir) ? null : { owner: statSync(dataDir).uid, asking }
}
