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
