import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { z } from 'zod'
import { parsedFile } from '../folder/manifest.ts'
import { OpenProblem } from '../folder/open-problem.ts'
import { type Places, placesIn } from '../folder/places.ts'
import { renameDurably, syncNames, writeDurably } from '../folder/write-durably.ts'

const plan = z.object({
  /** Path of the backup, from the data folder on. */
  backup: z.string(),
  /** Name of the folder in which the database that was there before is kept. */
  aside: z.string().regex(/^aside-[\w-]+$/),
  /** What is told when it is done. */
  told: z.string(),
})

/** What a restore that is ready does; from the moment it is written down, the restore is finished and not broken off. */
export type RestorePlan = z.infer<typeof plan>

/** Called before each step, by its name. */
export type OnStep = (name: string) => void

/** Where a restore puts things, named as in the data folder, and what goes aside with the database before. */
export const stagingOf = (places: Places) => ({
  ...placesIn(places.restoring),
  plan: join(places.restoring, 'plan.json'),
  aside: join(places.restoring, 'aside'),
})

/** Writes the plan down. What it needs is all there, and on the disk. */
export const decideRestoring = (places: Places, decided: RestorePlan) => {
  writeDurably(stagingOf(places).plan, JSON.stringify(decided))
  syncNames(places.restoring)
}

/**
 * Ends a restore that was decided, wherever it was cut short: what is left to do is only to give names, and the folder
 * shows which are given. One that was not decided is forgotten, and nothing has changed. The plan that was carried out, or null.
 */
export function finishRestoring(places: Places, onStep: OnStep = () => undefined): RestorePlan | null {
  if (!existsSync(places.restoring)) return null
  const staged = stagingOf(places)
  if (!existsSync(staged.plan)) {
    rmSync(places.restoring, { recursive: true, force: true })
    return null
  }
  const decided = parsedFile(staged.plan, plan)
  if (decided === null)
    throw new OpenProblem(
      `A restore was cut short, and ${staged.plan} cannot be read. Restore again with: npm run restore -- NAME`,
    )
  putInPlace(places, decided, onStep)
  onStep('forget the plan')
  rmSync(staged.plan)
  rmSync(places.restoring, { recursive: true, force: true })
  return decided
}

/** Gives up a restore whose plan nobody can read; what it had moved lies aside. */
export function forgetUnreadablePlan(places: Places) {
  const { plan: file } = stagingOf(places)
  if (existsSync(file) && parsedFile(file, plan) === null) rmSync(places.restoring, { recursive: true })
}

function putInPlace(places: Places, { aside }: RestorePlan, onStep: OnStep) {
  const staged = stagingOf(places)
  const kept = join(places.dataDir, aside)
  const isBegun = !existsSync(staged.aside)
  const done: { readonly from: string; readonly to: string }[] = []
  const move = (from: string, to: string) => {
    onStep(`${relative(places.dataDir, from)} to ${relative(places.dataDir, to)}`)
    renameDurably(from, to)
    done.push({ from, to })
  }
  try {
    if (!isBegun) move(staged.aside, kept)
    for (const what of ['files', 'database', 'manifest'] as const) {
      if (!existsSync(staged[what])) continue
      if (existsSync(places[what])) move(places[what], freeNameIn(kept, basename(places[what])))
      move(staged[what], places[what])
    }
    // The secret is that of the addresses of open designs; one that is there stays.
    if (existsSync(staged.secret) && !existsSync(places.secret)) move(staged.secret, places.secret)
  } catch (error) {
    if (!isRefused(error)) throw error
    const problem = `${error.path} cannot be moved (${error.code}). Is it in use, or on a separate disk? A restore needs all of ${places.dataDir} on one disk.`
    if (isBegun)
      throw new OpenProblem(`A restore was cut short and cannot be finished: ${problem} Then start again.`)
    for (const { from, to } of done.reverse()) renameSync(to, from)
    rmSync(staged.plan)
    throw new OpenProblem(`The restore was interrupted: ${problem} No changes were made.`)
  }
}

function freeNameIn(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const names = [name, ...Array.from({ length: 100 }, (_, at) => `${name}-${at + 2}`)]
  return join(folder, names.find((one) => !existsSync(join(folder, one))) ?? name)
}

const isRefused = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && error.syscall === 'rename'
