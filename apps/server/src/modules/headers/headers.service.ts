import type { HeaderRecord } from '@ramp/contracts'
import { mayOpenHeader } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'
import { type OpenedHeader, unknownHeader, unknownOption } from '../../policies/open-header.ts'
import type { HeadersRepository } from './headers.repository.ts'

export const headersService = (repository: Pick<HeadersRepository, 'find' | 'optionState'>) => ({
  open: openWith(repository),

  /** The header as one of its options stands; the main one where none is named. */
  async get(caller: Caller, headerID: string, option: number | undefined): Promise<HeaderRecord> {
    const header = await openWith(repository)(caller, headerID)
    if (option === undefined) return header
    const state = await repository.optionState(headerID, option)
    if (!state) throw unknownOption(headerID, option)
    const isClosed =
      header.status === 'accepted' || (header.changingOption !== null && header.changingOption !== option)
    return {
      ...header,
      option,
      priceList: state.priceList,
      status: isClosed ? 'accepted' : state.isFinished ? 'received' : 'draft',
      dtmLastUpdate: state.changedAt?.toISOString() ?? header.dtmCreated,
    }
  },
})

const openWith =
  ({ find }: Pick<HeadersRepository, 'find'>) =>
  /** The header, if the caller may open it. */
  async (caller: Caller, headerID: string): Promise<OpenedHeader> => {
    const header = await find(headerID)
    if (header && mayOpenHeader(caller, header)) return header
    throw unknownHeader()
  }
