import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * @typedef {{ code: number, output: string }} Outcome exit code, and what was printed on both channels
 * @typedef {{ env?: NodeJS.ProcessEnv }} RunOptions
 */

/**
 * Runs a program to its end and keeps what it prints, so that a step that goes well is quiet.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(program, args, { env = { ...process.env, NO_COLOR: '1' } } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: `${output}${program}: ${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Runs a JavaScript program with the Node that runs this one.
 * @param {string} file path from the repository's folder
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options)
