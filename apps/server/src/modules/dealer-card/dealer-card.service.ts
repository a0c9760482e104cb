import { createHash } from 'node:crypto'
import type { DealerCardVersion, SavedDealerCard, saveDealerCard, ValidInputOf } from '@ramp/contracts'
import { AppError } from '../../http/app-error.ts'
import { type CustomerStorage, ROW } from '../../http/limits/customer-storage.ts'
import type { Asking, Caller } from '../../identity/caller.ts'
import { roleOf } from '../../identity/field-access.ts'
import type { CardToSave, DealerCardRepository } from './dealer-card.repository.ts'
import { checkedLogo } from './logo.policy.ts'

type Deps = {
  readonly repository: DealerCardRepository
  readonly takeRoom: CustomerStorage['take']
  readonly now: () => Date
}

type ToSave = ValidInputOf<typeof saveDealerCard>

const NO_CONTACT = { name: '', licence: '', phone: '', email: '' }
const NOT_SAVED = {
  version: 0,
  address: [],
  insurance: '',
  terms: '',
  logo: null,
  savedAt: null,
  savedBy: null,
}

/** A dealer's own people read its card, its owner changes it; the manufacturer's people have quotes of their own number only. */
export function dealerCardService({ repository, takeRoom, now }: Deps) {
  async function versionOf({ customerNumber }: Caller, version: number | null) {
    const row = await repository.card(customerNumber, version)
    if (!row) return null
    const { logoSha256: _, savedAt, ...card } = row
    return { ...card, savedAt: savedAt.toISOString() } satisfies DealerCardVersion
  }

  async function get(caller: Caller): Promise<SavedDealerCard> {
    requireOwnPeople(caller)
    const [card, versions] = await Promise.all([
      versionOf(caller, null),
      repository.versions(caller.customerNumber),
    ])
    const before = async () => (await repository.contact(caller.customerNumber)) ?? NO_CONTACT
    return {
      card: card ?? { ...NOT_SAVED, ...(await before()) },
      versions: versions.map(({ version, saved_by, saved_at }) => ({
        version,
        savedBy: saved_by,
        savedAt: saved_at.toISOString(),
      })),
      mayChange: isOwner(caller),
    }
  }

  return {
    get,

    async version(caller: Caller, version: number): Promise<DealerCardVersion> {
      requireOwnPeople(caller)
      const card = await versionOf(caller, version)
      if (card) return card
      throw new AppError('dealer-card.unknown', `Your company has no version ${version} of its card.`)
    },

    async save(caller: Asking, { logo, basedOn, ...texts }: ToSave): Promise<SavedDealerCard> {
      requireOwnPeople(caller)
      if (!isOwner(caller))
        throw new AppError('role.refused', 'Only the owner of a dealer can change the company.')
      const { customerNumber } = caller
      const saving: CardToSave = {
        ...texts,
        basedOn,
        logo: logo === undefined ? await sameLogo(repository, customerNumber) : newLogo(logo),
        savedBy: caller.name,
        savedAt: now(),
      }
      const bytes = ROW + JSON.stringify(texts).length + (saving.logo?.bytes?.length ?? 0)
      await takeRoom({ customerNumber, bytes })
      if (!(await repository.save(customerNumber, saving))) throw cardChanged()
      return get(caller)
    },
  }
}

async function sameLogo(repository: DealerCardRepository, customerNumber: string) {
  const sha256 = (await repository.card(customerNumber))?.logoSha256 ?? null
  return sha256 === null ? null : { sha256, bytes: null }
}

function newLogo(base64: string | null) {
  if (base64 === null) return null
  const bytes = checkedLogo(base64)
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes }
}

const isOwner = (caller: Caller): boolean => roleOf(caller, caller.customerNumber) === 'owner'

function requireOwnPeople(caller: Caller) {
  if (roleOf(caller, caller.customerNumber) === 'manufacturer')
    throw new AppError('role.refused', 'Only people of a dealer have a company here.')
}

const cardChanged = (): AppError =>
  new AppError(
    'dealer-card.changed',
    'Somebody else changed the company after you opened it. Open it again, then make your change.',
  )
