import type { StorageState } from './storage-state.ts'

/** Why a browser app came and nothing can be done with it. */
export type StartupError = 'no-server' | Exclude<StorageState, 'open'>

/** What every app says then, and what a person can do about it. */
export const STARTUP_ERRORS: Readonly<
  Record<StartupError, { readonly title: string; readonly advice: string }>
> = {
  'no-server': {
    title: 'The server cannot be reached.',
    advice: 'Check the connection, then try again.',
  },
  closed: {
    title: 'This browser does not save data for this site.',
    advice: 'Allow cookies and site data for this address in the browser settings, then try again.',
  },
  full: {
    title: 'This browser has no space left for this site.',
    advice:
      'Free some space on this computer’s disk, then try again. Do not clear the site data: unfinished drawings are stored there.',
  },
}
