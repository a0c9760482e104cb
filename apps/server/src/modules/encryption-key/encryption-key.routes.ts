import { getVizionEncryptionKey } from '@ramp/contracts'
import { AppError } from '../../http/app-error.ts'
import { type Route, route } from '../../http/route.ts'
import { mayUseProjectFiles } from '../../identity/access.policy.ts'
import type { DeriveKey } from '../../identity/server-secret.ts'

/** One key of the installation, so that a file saved by one of the team opens for another. */
export const encryptionKeyRoutes = (keyFor: DeriveKey): Route[] => [
  route(getVizionEncryptionKey, async (_, caller) => {
    if (!mayUseProjectFiles(caller))
      throw new AppError(
        'role.refused',
        "Project files are for the role 'Dev Team'. Use the history instead.",
      )
    return { key: keyFor('project files').toString('base64'), algorithm: 'AES-256-GCM' as const }
  }),
]
