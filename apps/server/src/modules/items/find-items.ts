import { INCHES_PER_FOOT, type Item, type ProductLine } from '@ramp/domain'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../identity/caller.ts'
import type { CatalogueFor, OpenLines } from '../../policies/catalogue-for.ts'
import type { CustomItems } from './custom-items.service.ts'
import { visibleTo } from './visible-items.ts'

type Deps = {
  readonly catalogueFor: CatalogueFor
  readonly openLines: OpenLines
  readonly customs: CustomItems
}

/** Looks items up by number and name, in stock and among the parts made to measure. */
export function findItems({ catalogueFor, openLines, customs }: Deps) {
  const lines = (line: ProductLine | undefined): readonly ProductLine[] =>
    line === undefined ? openLines : [line]

  /** The first item the lines have, from stock before what was made to measure. */
  async function find(
    caller: Caller,
    line: ProductLine | undefined,
    look: {
      stock: (one: ProductLine) => Item | undefined
      custom: (one: ProductLine) => Promise<Item | null>
    },
  ): Promise<Item | null> {
    const [held] = visibleTo(
      caller,
      lines(line).flatMap((one) => look.stock(one) ?? []),
    )
    if (held) return held
    const made = await Promise.all(lines(line).map(look.custom))
    return made.find((item) => item !== null) ?? null
  }
  const byNumber = (caller: Caller, number: string, line: ProductLine | undefined) =>
    find(caller, line, {
      stock: (one) => catalogueFor(one).byItemNumber.get(number),
      custom: (one) => customs.byNumber(caller, one, number),
    })
  async function byNumbers(caller: Caller, numbers: readonly string[], line: ProductLine | undefined) {
    const found = await Promise.all(numbers.map((number) => byNumber(caller, number, line)))
    return found.flatMap((item) => item ?? [])
  }

  return {
    byNumbers,
    async byNumber(caller: Caller, number: string, line: ProductLine | undefined): Promise<Item> {
      const item = await byNumber(caller, number, line)
      if (item) return item
      throw unknownItem(number)
    },
    async byShortName(caller: Caller, shortName: string, line: ProductLine | undefined): Promise<Item> {
      const item = await find(caller, line, {
        stock: (one) => catalogueFor(one).byShortName.get(shortName),
        custom: (one) => customs.byShortName(caller, one, shortName),
      })
      if (item) return item
      throw unknownItem(shortName)
    },
    async linearFeet(caller: Caller, numbers: readonly string[], line: ProductLine | undefined) {
      return (await byNumbers(caller, numbers, line)).map((item) => ({
        itemNumber: item.itemNumber,
        shortName: item.shortName,
        length: linearFeetOf(item),
      }))
    },
  }
}

const unknownItem = (name: string) => new AppError('item.unknown', `Could not get ${name} info`)

/** The longer of usable length and width in feet; 45-degree parts count nothing (spec 3 §5.6). */
const linearFeetOf = ({ itemType, usableLength, usableWidth }: Item): number =>
  itemType === 'ARR' ? 0 : Math.max(usableLength ?? 0, usableWidth ?? 0) / INCHES_PER_FOOT
