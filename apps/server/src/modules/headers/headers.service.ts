import type { HeaderRecord } from '@ramp/contracts'
import { AppError } from '../../http/app-error.ts'
import { mayOpenHeader } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'
import type { HeadersRepository } from './headers.repository.ts'

export const headersService = (repository: Pick<HeadersRepository, 'find'>) => ({
  /** The header, if the caller may open it. */
  async open(caller: Caller, headerID: string): Promise<HeaderRecord> {
    const header = await repository.find(headerID)
    if (!header)
      throw new AppError('header.unknown', `There is no quote ${headerID}. Open it from the dealer portal.`)
    if (mayOpenHeader(caller, header)) return header
    throw new AppError('header.foreign', 'You are not authorized to view this project')
  },
})
