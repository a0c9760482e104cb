import type { PartsList } from '@ramp/domain'
import { moneyText } from '@ramp/shell'
import { weightText } from './figure-text.ts'

/** Parts that are only drawn have no price and no weight in a list: none is no figure. */
const NOTHING = '–'

type Listed = { readonly lines: readonly Pick<PartsList['lines'][number], 'total'>[] }

/** The total of a parts list; of a list that has nothing with a price there is none. */
export const priceFigure = ({ lines, partsTotal }: Listed & Pick<PartsList, 'partsTotal'>): string =>
  lines.some(({ total }) => total > 0) ? moneyText(partsTotal) : NOTHING

/** The weight of a parts list; of an empty one there is none. */
export const weightFigure = ({ lines, weight }: Listed & Pick<PartsList, 'weight'>): string =>
  lines.length > 0 ? weightText(weight) : NOTHING
