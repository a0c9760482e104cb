import { type Inches, roundTo } from '../../../base/units.ts'
import { productRules } from '../../products/product-rules.ts'
import type { Item } from '../item.ts'

type Size = { readonly width: Inches; readonly length: Inches }

const sizeText = ({ width, length }: Size, sign: string): string =>
  `${roundTo(width, 2)}${sign}${roundTo(length, 2)}`

/**
 * The short name of the stock item with the size in inches in place of its figures: PPS55TL becomes PPS42x66TL. A turn
 * platform has a T after them (domain 7.0), so that the name alone says what is made.
 */
export function customShortName({ shortName, isTurn }: Item, size: Size, isForTurn: boolean): string {
  const text = `${sizeText(size, 'x')}${isForTurn ? 'T' : ''}`
  const figures = isTurn ? /\d+T/ : /\d+/
  return figures.test(shortName) ? shortName.replace(figures, text) : `${shortName}${text}`
}

/** Width and length of a stock description, whatever their order, make room for the measures; only those sizes come in two pieces. */
const SIZES = /,? ?(\d+(\.\d+)? (in wide|x \d+ ft|ft)( in two pieces)?),?/g

/** What a stock platform is for, which the one made to measure after it need not be. */
const TURN = /\bturn(-back)? platform\b/

/** Sister lines begin their descriptions with their brand, which keeps its capitals. */
export function customDescription(
  { description, productLine, role }: Item,
  size: Size,
  isForTurn: boolean,
): string {
  const kind = forTurn(description.replace(SIZES, '').trim(), role === 'platform' && isForTurn)
  const isBranded = kind.startsWith(`${productRules(productLine).name} `)
  const words = isBranded ? kind : `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`
  return `Custom ${words}, ${sizeText(size, ' x ')} in`
}

const forTurn = (kind: string, isForTurn: boolean): string => {
  const plain = kind.replace(TURN, 'platform')
  return isForTurn ? plain.replace(/\bplatform\b/, 'turn platform') : plain
}
