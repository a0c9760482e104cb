import { getVizionEncryptionKey } from '@ramp/contracts'
import { type Route, route } from '../../http/route.ts'
import type { DeriveKey } from '../../identity/server-secret.ts'

/** Each person gets a key of their own: whoever learns it can read that person's .zion files and nothing else. */
export const encryptionKeyRoutes = (keyFor: DeriveKey): Route[] => [
  route(getVizionEncryptionKey, async (_, { id }) => ({
    key: keyFor(`project files of ${id}`).toString('base64'),
    algorithm: 'AES-256-GCM' as const,
  })),
]
