import type {
  AnswerOf,
  addContractTable,
  getDealerPrices,
  getPurchaseLevel,
  saveDealerPrices,
  setPurchaseLevel,
  ValidInputOf,
} from '@ramp/contracts'
import { counted, dayText } from '@ramp/domain'
import { changedTerms } from '@ramp/pricing'
import { AppError } from '../../http/app-error.ts'
import { mayPublishPrices } from '../../identity/access.policy.ts'
import type { Asking, Caller } from '../../identity/caller.ts'
import { roleOf } from '../../identity/field-access.ts'
import type { DealerPricesRepository, TableRow } from './store/dealer-prices.repository.ts'

type Answer = AnswerOf<typeof getDealerPrices>

type Deps = { readonly repository: DealerPricesRepository; readonly now: () => Date }

/** Somebody saved since the caller looked. */
export const pricesChanged = (): AppError =>
  new AppError(
    'prices.changed',
    'Someone else changed these prices after you opened them. Open them again, then make your change.',
  )

/** How a company builds its prices is the owner's. */
function requireOwner(caller: Caller) {
  if (roleOf(caller, caller.customerNumber) !== 'owner')
    throw new AppError(
      'role.refused',
      'Only the owner of a dealer can see and change how its prices are built.',
    )
}

function requireInternal(caller: Caller) {
  if (!mayPublishPrices(caller))
    throw new AppError('role.refused', 'Only internal staff can see and set the level a dealer buys at.')
}

const shownTable = ({ name, valid_from, valid_until, prices, imported_at, imported_by }: TableRow) => ({
  name,
  from: valid_from,
  until: valid_until,
  items: prices.length,
  importedAt: imported_at.toISOString(),
  importedBy: imported_by,
})

/** How dealers build their prices, and at which level they buy. */
export function dealerPricesService({ repository, now }: Deps) {
  async function shown({ customerNumber }: Caller): Promise<Answer> {
    const [saved, tables, level] = await Promise.all([
      repository.dealer(customerNumber),
      repository.tables(customerNumber),
      repository.purchaseLevel(customerNumber),
    ])
    return {
      terms: changedTerms(saved?.terms ?? {}),
      counter: saved?.counter ?? 0,
      savedAt: saved?.savedAt.toISOString() ?? null,
      savedBy: saved?.savedBy ?? null,
      hasPurchaseLevel: level !== null,
      tables: tables.map(shownTable),
    }
  }

  async function shownLevel(customerNumber: string): Promise<AnswerOf<typeof getPurchaseLevel>> {
    const row = await repository.purchaseLevel(customerNumber)
    return {
      customerNumber,
      level: row?.level ?? null,
      setBy: row?.set_by ?? null,
      setAt: row?.set_at.toISOString() ?? null,
    }
  }

  return {
    async get(caller: Asking): Promise<Answer> {
      requireOwner(caller)
      return shown(caller)
    },

    async save(caller: Asking, { terms, basedOn }: ValidInputOf<typeof saveDealerPrices>) {
      requireOwner(caller)
      const saving = { terms, basedOn, savedBy: caller.name, savedAt: now() }
      if (!(await repository.saveDealer(caller.customerNumber, saving))) throw pricesChanged()
      return shown(caller)
    },

    async addTable(caller: Asking, { name, from, until, prices }: ValidInputOf<typeof addContractTable>) {
      requireOwner(caller)
      refuseTable({ from, until, prices })
      const table = { name, from, until, prices, by: caller.name, at: now() }
      if (!(await repository.addTable(caller.customerNumber, table)))
        throw new AppError(
          'contract-table.exists',
          `There is already a contract table "${name}". Give this one another name.`,
        )
      return shown(caller)
    },

    async purchaseLevel(caller: Asking, customerNumber: string) {
      requireInternal(caller)
      return shownLevel(customerNumber)
    },

    async setPurchaseLevel(caller: Asking, { customerNumber, level }: ValidInputOf<typeof setPurchaseLevel>) {
      requireInternal(caller)
      await repository.setPurchaseLevel(customerNumber, { level, set_by: caller.name, set_at: now() })
      return shownLevel(customerNumber)
    },
  }
}

type Table = Pick<ValidInputOf<typeof addContractTable>, 'from' | 'until' | 'prices'>

function refuseTable({ from, until, prices }: Table) {
  if (until < from)
    throw invalid('until', `The last day, ${dayText(until)}, is before the first day, ${dayText(from)}.`)
  const numbers = prices.map(({ itemNumber }) => itemNumber)
  const twice = new Set(numbers.filter((one, place) => numbers.indexOf(one) !== place))
  if (twice.size > 0)
    throw invalid(
      'prices',
      `${counted(twice.size, 'item number')} ${twice.size === 1 ? 'is listed' : 'are listed'} twice: ${[...twice].slice(0, 5).join(', ')}. Keep one price each.`,
    )
}

const invalid = (field: string, message: string): AppError =>
  new AppError('input.invalid', message, [{ field, message }])
