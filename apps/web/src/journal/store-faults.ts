import type { StoreFault } from './saved-store.ts'

const UNTIL_THEN = 'Until then, a crash can lose your last seconds of work.'

/** What to do where the browser's database takes no edits, and local storage alone has them. */
export const WHAT_TO_DO: Readonly<Record<StoreFault, string>> = {
  full: `Browser storage is full: delete data from other sites in the browser settings. ${UNTIL_THEN}`,
  newer: 'Another tab has a newer version of the designer. Reload this page.',
  closed: `The browser database is not responding: allow site data for this page, then reload. ${UNTIL_THEN}`,
}

/** What to do where the database did not say at the start what it has of a project. */
export const WHEN_UNREAD: Readonly<Record<StoreFault, string>> = {
  ...WHAT_TO_DO,
  full: 'Browser storage is full. Delete data of other sites in the browser settings, then reload.',
  closed: 'The browser database is not responding. Allow site data for this page, then reload.',
}
