import { mayOpenHeader } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'
import { type OpenedHeader, unknownHeader } from '../../policies/open-header.ts'
import type { HeadersRepository } from './headers.repository.ts'

export const headersService = (repository: Pick<HeadersRepository, 'find'>) => ({
  /** The header, if the caller may open it. */
  async open(caller: Caller, headerID: string): Promise<OpenedHeader> {
    const header = await repository.find(headerID)
    if (header && mayOpenHeader(caller, header)) return header
    throw unknownHeader()
  },
})
