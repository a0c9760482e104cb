import { revisionMark } from '@ramp/contracts'
import { AppError } from '../../http/app-error.ts'
import type { Asking } from '../../identity/caller.ts'
import { maySee } from '../../identity/field-access.ts'
import { notShared } from '../../policies/quote-access.ts'
import type { DepsOfRevisions, OfferSettings } from './deps.ts'
import { requireRevision, unknownRevision } from './holding.ts'
import { dayAfter } from './offer-days.ts'

type Deps = Pick<DepsOfRevisions, 'repository' | 'openHeader' | 'accessTo' | 'makeProposal'>

type Asked = { readonly id: string; readonly version: number }

/** An issued revision and what was frozen with it, for people who see what it was sold for. */
export const openIssuedWith =
  ({ repository, openHeader, accessTo }: Omit<Deps, 'makeProposal'>) =>
  async (caller: Asking, { id, version }: Asked) => {
    const header = await openHeader(caller, id)
    const access = await accessTo(id, header)
    if (!maySee(caller, 'sellingPrice', access) || !maySee(caller, 'customer', access)) throw notShared()
    const revision = requireRevision(id, version, await repository.revisions(id))
    const frozen = await repository.frozen(id, version)
    if (!frozen) throw unknownRevision(id, version)
    const issued = await repository.offer(id, version)
    if (!issued)
      throw new AppError('file.unknown', `This revision of quote ${id} has no proposal. Issue it first.`)
    return { header, revision, frozen, issued }
  }

type Wanted = { readonly id: string; readonly version: number; readonly settings: OfferSettings }

/** The proposal of an issued revision in another form, for a payer for example: drawing, facts and price as they were frozen. */
export const issuedProposalWith = (deps: Deps) => {
  const openIssued = openIssuedWith(deps)
  return async (caller: Asking, { id, version, settings }: Wanted): Promise<Uint8Array> => {
    const { header, revision, frozen, issued } = await openIssued(caller, { id, version })
    const { validDays, validUntil, price } = issued
    const day = dayAfter(validUntil, -validDays)
    const mark = revisionMark(revision)
    const { bytes } = await deps.makeProposal(caller, header, {
      frozen,
      mark,
      day,
      validDays,
      settings,
      price,
      issued,
    })
    return bytes
  }
}
