import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../steps/root.mjs'

/** @typedef {import('./containerfile.mjs').Stage} Stage */

/** The user of the image; the folder of data is given to it. */
export const IMAGE_USER = 1000

/**
 * Does what a container engine does with a Containerfile, stage by stage in folders of their own: copies and runs the very
 * same lines. What an engine adds, a root of its own for each stage, stands in the paths.
 * @param {readonly Stage[]} stages
 * @param {string} folder
 * @param {(line: string) => void} say
 * @returns {string} the folder that stands for the root of the last stage
 */
export function buildImage(stages, folder, say) {
  // A temporary folder is closed to the user of the image.
  chmodSync(folder, 0o755)
  for (const stage of stages) {
    const place = { folder, stageRoot: join(folder, stage.name), workdir: '/' }
    mkdirSync(place.stageRoot, { recursive: true })
    for (const instruction of stage.instructions) carryOut(instruction, place, say)
  }
  return join(folder, stages.at(-1)?.name ?? '')
}

/**
 * @param {import('./containerfile.mjs').Instruction} instruction
 * @param {{ folder: string, stageRoot: string, workdir: string }} place
 * @param {(line: string) => void} say
 */
function carryOut({ name, args, from }, place, say) {
  const here = () => join(place.stageRoot, place.workdir)
  switch (name) {
    case 'WORKDIR':
      place.workdir = args
      mkdirSync(here(), { recursive: true })
      return
    case 'COPY': {
      const [source = '', target = ''] = args.split(/\s+/)
      if (from === undefined) copySources(here())
      else copyTo(join(here(), target), join(place.folder, from, source))
      return
    }
    case 'RUN':
      say(`${args}\n`)
      runIn(here(), withRoot(args, place.stageRoot))
  }
}

/** @param {string} target @param {string} source */
function copyTo(target, source) {
  mkdirSync(dirname(target), { recursive: true })
  cpSync(source, target, { recursive: true, verbatimSymlinks: true })
}

/** The sources as they are now: what git knows or would take, which is what the ignore file leaves. @param {string} target */
export function copySources(target) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of listed.split('\0').filter((one) => one !== '' && existsSync(join(root, one))))
    copyTo(join(target, file), join(root, file))
}

/** Folders of the image's root stand in its folder here. @param {string} command @param {string} stageRoot */
const withRoot = (command, stageRoot) => command.replace(/(?<=\s)\/data\b/g, join(stageRoot, 'data'))

/** @param {string} cwd @param {string} command */
function runIn(cwd, command) {
  const { NODE_ENV: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ended with ${status}\n${stdout}${stderr}`)
}
