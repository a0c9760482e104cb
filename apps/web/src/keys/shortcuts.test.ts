import { commandOf } from '@ramp/editor'
import { expect, test } from 'vitest'
import { SHORTCUTS } from './shortcuts.ts'

const LETTERS_AND_SIGNS = [...'abcdefghijklmnopqrstuvwxyz?/']
/** The browser itself tells what is copied, cut and pasted; Ctrl+R is only kept from loading the page again. */
const BY_THE_BROWSER = ['Ctrl+C', 'Ctrl+V', 'Ctrl+X']
const KEPT_AWAY = 'Ctrl+R'

test('the sheet lists every letter and sign that does something, and no other', () => {
  const answered = LETTERS_AND_SIGNS.flatMap((key) => [
    ...(commandOf({ key }) ? [key.toUpperCase()] : []),
    ...(commandOf({ key, ctrl: true }) ? [`Ctrl+${key.toUpperCase()}`] : []),
  ])
  const listed = SHORTCUTS.filter(({ name }) => !name.startsWith('While'))
    .flatMap(({ shortcuts }) => shortcuts.flatMap(({ keys }) => keys))
    .filter((key) => /^(Ctrl\+)?.$/.test(key))
  expect([...new Set(listed)].toSorted()).toEqual(
    [...answered.filter((key) => key !== KEPT_AWAY), ...BY_THE_BROWSER].toSorted(),
  )
})
