import { expect, test } from 'vitest'
import { openZion, sealZion } from './zion-file.ts'

const key = btoa('0123456789abcdef0123456789abcdef')
const otherKey = btoa('fedcba9876543210fedcba9876543210')
const text = '{"project":"Żółć residence"}'
const sealed = await sealZion(text, key)

test('a file opens to the text it was made of, and shows nothing of it', async () => {
  expect(await openZion(sealed, key)).toEqual({ isOpen: true, text })
  expect(sealed).toMatch(/^ZION1\./)
  expect(atob(sealed.split('.')[2] ?? '')).not.toContain('project')
})

test('the same text is another file each time', async () => {
  expect(await sealZion(text, key)).not.toBe(sealed)
})

const damage = 'The file is damaged, was cut short, or comes from another installation.'
test.each([
  ['nothing', '', 'The file is empty.'],
  ['a plain project file', text, 'The file is no .zion project file.'],
  [
    'a file of a version to come',
    sealed.replace('ZION1', 'ZION2'),
    'It was saved by a newer version. Reload this page, then try again.',
  ],
  ['half a file', sealed.slice(0, sealed.length / 2), damage],
  ['a file without its second half', 'ZION1.', damage],
  [
    'a file with one letter changed',
    sealed.replace(/.(.{8})$/, (tail) => (tail.startsWith('A') ? `B${tail.slice(1)}` : `A${tail.slice(1)}`)),
    damage,
  ],
])('%s is refused in one sentence', async (_, content, reason) => {
  expect(await openZion(content, key)).toEqual({ isOpen: false, reason })
})

test('a file of another installation does not open', async () => {
  expect(await openZion(sealed, otherKey)).toEqual({ isOpen: false, reason: damage })
})
