import { getUserPermissions, getVizionEncryptionKey, saveUser } from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

describe.each(databases)('people on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())

  test('a person is remembered with what the token says of them, whatever the body claims [server-users-2]', async () => {
    const claimed = {
      name: 'Dana M.',
      nickname: 'D',
      customerNumber: '00000',
      isInternal: true,
      roles: ['Dev Team'],
    }
    const user = await server.as('Dana Miller').call(saveUser, claimed)
    expect(user).toMatchObject({
      id: 'dana-miller',
      email: 'dana.miller@ridgeline-access.example',
      name: 'Dana M.',
      nickname: 'D',
      customerNumber: '10001',
      permissions: ['access:sandbox'],
      roles: ['Dealer'],
      isInternal: false,
    })
  })

  test('coming back renews the person and keeps the first day [server-users-3]', async () => {
    const first = await server.as('Sam Ortiz').call(saveUser, {})
    const second = await server.as('Sam Ortiz').call(saveUser, { picture: 'sam.png' })
    expect(first.name).toBe('Sam Ortiz')
    expect(second).toMatchObject({ dtmCreated: first.dtmCreated, picture: 'sam.png' })
    expect(second.dtmLastUpdate > first.dtmLastUpdate).toBe(true)
  })

  test.each([
    ['Dana Miller', { isInternal: false, customerNumber: '10001', permissions: ['access:sandbox'] }],
    ['Sam Ortiz', { isInternal: false, customerNumber: '10002', permissions: [] }],
    ['Ines Calder', { isInternal: true }],
    ['Devin Park', { isInternal: true, roles: ['Dev Team'], permissions: ['access:sandbox'] }],
    ['Nora Field', { isInternal: false, customerNumber: '00000' }],
  ] as const)('%s learns what they may do [server-users-1]', async (person, expected) => {
    expect(await server.as(person).call(getUserPermissions, {})).toMatchObject({
      authorized: true,
      ...expected,
    })
  })

  test('the key for project files is the same each time, and for the Dev Team only [server-users-4]', async () => {
    const keyFor = async (person: 'Devin Park' | 'Ines Calder') =>
      (await server.as(person).call(getVizionEncryptionKey, {})).key
    const key = await keyFor('Devin Park')
    expect(Buffer.from(key, 'base64')).toHaveLength(32)
    expect(await keyFor('Devin Park')).toBe(key)
    await expect(keyFor('Ines Calder')).rejects.toMatchObject({ status: 403, code: 'role.refused' })
  })
})
