import { cpSync, existsSync, readdirSync } from 'node:fs'
import { toStdout } from './step.mjs'

/**
 * Whether only a trial is wished (`--trial`): the program does a little of everything it does, in a few seconds, so that
 * a test sees it still runs; what would take longer, or needs what is not installed, stops when it is ready. Programs
 * that are started by this one know it, too; the arguments are without the word from then on.
 */
export function takeTrial() {
  const at = process.argv.indexOf('--trial')
  if (at >= 0) {
    process.argv.splice(at, 1)
    process.env.TRIAL = 'yes'
  }
  return isTrial()
}

export const isTrial = () => process.env.TRIAL === 'yes'

/** The last word of a trial that goes no further. */
export const sayReady = () => toStdout('ready\n')

/**
 * A trial stands on the data of a server that ran before (`PREPARED_DATA`, from the test of trials): a first start, which creates
 * the database, takes most of its time.
 * @param {string} dataDir filled when it is empty or missing
 */
export function fillWithPreparedData(dataDir) {
  const prepared = process.env.PREPARED_DATA
  const isFilled = existsSync(dataDir) && readdirSync(dataDir).length > 0
  if (prepared && !isFilled) cpSync(prepared, dataDir, { recursive: true })
}
