import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { DatabaseProblem } from '../../db/database-problem.ts'
import { databases } from '../../db/testing/databases.ts'
import { loginState } from './login-state.ts'

describe.each(databases)(
  'what the demo login remembers while the disk of the $database is full',
  ({ open }) => {
    let database: Database
    let isFull = false
    let time = new Date('2026-11-26T10:00:00Z')
    beforeAll(async () => {
      database = await open()
    })
    afterAll(() => database.close())
    const stores = () => {
      const run: Database['run'] = async (...asked) => {
        if (isFull) throw new DatabaseProblem('full', 'no room')
        return database.run(...asked)
      }
      return loginState({ ...database, run }, () => time)
    }
    const seconds = 3600

    test('is found, used once, replaced and taken back as ever', async () => {
      isFull = true
      const token = stores()('RefreshToken')
      await token.upsert('one', { uid: 'u1', grantId: 'g1', step: 1 }, seconds)
      expect(await token.find('one')).toEqual({ uid: 'u1', grantId: 'g1', step: 1 })
      expect(await token.findByUid('u1')).toMatchObject({ step: 1 })
      await token.upsert('one', { uid: 'u1', grantId: 'g1', step: 2 }, seconds)
      await token.consume('one')
      expect(await token.find('one')).toMatchObject({ step: 2, consumed: time.getTime() / 1000 })
      await token.upsert('two', { grantId: 'g1' }, seconds)
      await token.upsert('three', { grantId: 'g2' }, seconds)
      await token.revokeByGrantId('g1')
      await token.destroy('three')
      for (const id of ['one', 'two', 'three']) expect(await token.find(id)).toBeUndefined()
      isFull = false
    })

    test('goes before what the database says: what was used, removed or taken back there is so', async () => {
      const all = stores()
      const token = all('RefreshToken')
      for (const id of ['used', 'removed', 'revoked'])
        await token.upsert(id, { uid: `uid-${id}`, grantId: `grant-${id}` }, seconds)
      await all('Session').upsert('removed', { uid: 'another kind' }, seconds)
      isFull = true
      await token.consume('used')
      await token.destroy('removed')
      await token.revokeByGrantId('grant-revoked')
      expect(await token.find('used')).toHaveProperty('consumed')
      expect(await token.find('removed')).toBeUndefined()
      expect(await token.findByUid('uid-removed')).toBeUndefined()
      expect(await token.find('revoked')).toBeUndefined()
      expect(await all('Session').find('removed')).toEqual({ uid: 'another kind' })
      isFull = false
    })

    test('is written once there is room, and found by the next start', async () => {
      const token = stores()('RefreshToken')
      for (const id of ['old-used', 'old-removed', 'old-revoked'])
        await token.upsert(id, { grantId: `of-${id}` }, seconds)
      isFull = true
      await token.consume('old-used')
      await token.destroy('old-removed')
      await token.revokeByGrantId('of-old-revoked')
      await token.upsert('new', { grantId: 'of-new' }, seconds)
      isFull = false
      await token.upsert('later', {}, seconds)
      const started = stores()('RefreshToken')
      expect(await started.find('new')).toEqual({ grantId: 'of-new' })
      expect(await started.find('old-used')).toHaveProperty('consumed')
      for (const id of ['old-removed', 'old-revoked']) expect(await started.find(id)).toBeUndefined()
    })

    test('ends when its time is over', async () => {
      isFull = true
      const session = stores()('Session')
      await session.upsert('short', {}, seconds)
      time = new Date(time.getTime() + seconds * 1000)
      expect(await session.find('short')).toBeUndefined()
      isFull = false
    })

    test('is no reason to swallow another error', async () => {
      const away: Database['run'] = () => Promise.reject(new DatabaseProblem('away', 'gone'))
      const session = loginState({ ...database, run: away }, () => time)('Session')
      await expect(session.upsert('one', {}, seconds)).rejects.toMatchObject({ kind: 'away' })
    })
  },
)
