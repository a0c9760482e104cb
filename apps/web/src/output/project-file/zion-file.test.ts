import { expect, test } from 'vitest'
import { lockOfZion, openZion, sealZion } from './zion-file.ts'

const text = '{"project":"Żółć residence"}'
const sealed = await sealZion(text)
const locked = await sealZion(text, 'lantern')

/** Saved by an earlier version under the key of its installation. */
const keyBefore = btoa('0123456789abcdef0123456789abcdef')
const savedBefore = 'ZION1.4WF7j1+dTqazvGJS.mZmM/RYgSX5JHMMWc5v/0AWKwqQrLIdafu3xHi3w5Zo5mI6l9G8LbfB8wsc66HZm'

test('a file opens to the text it was made of in every installation, and shows nothing of it [web-output-1]', async () => {
  expect(lockOfZion(sealed)).toEqual({ lock: 'none' })
  expect(await openZion(sealed)).toEqual({ text })
  expect(sealed).toMatch(/^ZION2\./)
  expect(atob(sealed.split('.')[3] ?? '')).not.toContain('project')
})

test('the same text is another file each time', async () => {
  expect(await sealZion(text)).not.toBe(sealed)
})

test('a file with a password opens with that password alone [web-output-2]', async () => {
  expect(lockOfZion(locked)).toEqual({ lock: 'password' })
  expect(await openZion(locked, 'lantern')).toEqual({ text })
  const reason = 'The password is wrong, or the file is damaged.'
  for (const wrong of ['', 'Lantern']) expect(await openZion(locked, wrong)).toEqual({ reason })
  expect(await openZion(locked.replace('ZION2P', 'ZION2'))).toEqual({
    reason: 'The file is damaged, or was cut short.',
  })
})

test('a file saved before opens where it did, and nowhere else [web-output-3]', async () => {
  expect(lockOfZion(savedBefore)).toEqual({ lock: 'key-of-installation' })
  expect(await openZion(savedBefore, keyBefore)).toEqual({ text })
  expect(await openZion(savedBefore, btoa('fedcba9876543210fedcba9876543210'))).toEqual({
    reason: 'The file is damaged, incomplete, or from another installation.',
  })
})

const damage = 'The file is damaged, or was cut short.'
test.each([
  ['a plain project file', text, 'The file is not a .zion project file.'],
  [
    'a file of a version to come',
    sealed.replace('ZION2', 'ZION9'),
    'It was saved by a newer version. Reload this page, then try again.',
  ],
  ['half a file', sealed.slice(0, sealed.length / 2), damage],
  ['a file without its second half', 'ZION2.', damage],
  [
    'a file with one letter changed',
    sealed.replace(/.(.{8})$/, (tail) => (tail.startsWith('A') ? `B${tail.slice(1)}` : `A${tail.slice(1)}`)),
    damage,
  ],
])('%s is refused in one sentence [web-output-4]', async (_, content, reason) => {
  expect(await openZion(content)).toEqual({ reason })
})
