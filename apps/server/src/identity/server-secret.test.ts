import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { signingKeysIn } from './demo/signing-keys.ts'
import { headerIdCipher } from './header-id-cipher.ts'
import { keysFromSecret } from './server-secret.ts'

const root = mkdtempSync(join(tmpdir(), 'rampwright-secret-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'))
})

test('a restart finds the same keys, and every purpose has its own', () => {
  const first = keysFromSecret(folder, null)
  const second = keysFromSecret(folder, null)
  expect(second('header ids')).toEqual(first('header ids'))
  expect(first('header ids')).not.toEqual(first('cookies'))
  expect(first('project files')).not.toEqual(first('header ids'))
  expect(first('header ids')).toHaveLength(32)
})

test('the secret is readable by the server alone', () => {
  keysFromSecret(folder, null)
  expect(statSync(join(folder, 'server-secret')).mode & 0o077).toBe(0)
})

test('a configured secret is used and none is written', () => {
  const keyFor = keysFromSecret(folder, 'a secret that an operator has chosen')
  expect(keyFor('cookies')).toEqual(
    keysFromSecret('/nowhere', 'a secret that an operator has chosen')('cookies'),
  )
  expect(() => readFileSync(join(folder, 'server-secret'))).toThrow()
})

test('a secret that was cut short stops the start instead of being replaced in silence', () => {
  writeFileSync(join(folder, 'server-secret'), 'abcd')
  expect(() => keysFromSecret(folder, null)).toThrow('is damaged. Copy it back from a backup')
})

test('signing keys survive a restart, and damaged ones are named', async () => {
  const first = await signingKeysIn(folder)
  expect(await signingKeysIn(folder)).toEqual(first)
  writeFileSync(join(folder, 'demo-login-keys.json'), '{"keys":[')
  await expect(signingKeysIn(folder)).rejects.toThrow('is damaged. Delete it')
})

test('a header id looks different each time and is read back; one of another installation is not [server-identity-1]', () => {
  const cipher = headerIdCipher(keysFromSecret(folder, null)('header ids'))
  const one = cipher.encrypt('1001')
  expect(cipher.encrypt('1001')).not.toBe(one)
  expect(cipher.decrypt(one)).toBe('1001')
  const other = headerIdCipher(keysFromSecret(mkdtempSync(join(root, 'other-')), null)('header ids'))
  expect(other.decrypt(one)).toBeNull()
  expect(encodeURIComponent(one)).toBe(one)
})

test('no single changed sign of an encrypted header id goes unnoticed', () => {
  const cipher = headerIdCipher(keysFromSecret(folder, null)('header ids'))
  const one = cipher.encrypt('1001')
  for (let index = 0; index < one.length; index += 1) {
    const changed = `${one.slice(0, index)}${one[index] === 'x' ? 'y' : 'x'}${one.slice(index + 1)}`
    expect(cipher.decrypt(changed), changed).toBeNull()
  }
})
