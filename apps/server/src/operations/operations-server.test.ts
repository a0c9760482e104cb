import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { ConfigError } from '../config/config-error.ts'
import { openMetrics } from './metrics.ts'
import { openOperationsServer } from './operations-server.ts'
import { openStopping } from './stopping.ts'

test('a port of figures that is taken is named', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const at = { port: (taken.address() as AddressInfo).port, host: '127.0.0.1' }
  const opening = openOperationsServer({
    at,
    checks: {},
    stopping: openStopping(),
    metrics: await openMetrics(),
  })
  await expect(opening).rejects.toThrow(ConfigError)
  await expect(opening).rejects.toThrow('OPERATIONS_PORT')
  taken.close()
})
