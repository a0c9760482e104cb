import type { Size } from '../marks/view.ts'
import { type Scale, SHEET_SIZES, type SheetName, type SheetSize } from './standard.ts'

/** A view that wants a place. */
export type WantedView = {
  readonly name: string
  /** The scales it may have, from the largest down. */
  readonly scales: readonly Scale[]
  /** What it takes of paper at a scale, in points with everything around it: one piece where the room of a sheet holds it, else as many as it is cut into. */
  readonly piecesAt: (scale: Scale, room: Size) => readonly WantedPiece[]
}

/** One of the sizes it may have, the first before the next. */
export type WantedPiece = { readonly sizes: readonly Size[] }

export type Chosen = {
  readonly name: SheetName
  readonly sheet: SheetSize
  /** A scale for each view, in their order. */
  readonly scales: readonly Scale[]
  /** Why it is not the smallest sheet, and what is larger than it. */
  readonly says: readonly string[]
}

/**
 * One sheet for all views, and the largest standard scale at which each fits it in one piece; the next sheet where one fits at
 * none. What is larger than the largest sheet is in pieces at its smallest scale, or runs over the edge, and it says so.
 */
export function sheetFor(
  views: readonly WantedView[],
  roomOf: (sheet: SheetSize) => Size,
  only?: SheetName,
): Chosen {
  // The keys of a record are the names of its type.
  const all = (Object.keys(SHEET_SIZES) as SheetName[]).filter((name) => only === undefined || name === only)
  const says: string[] = []
  for (const name of all) {
    const sheet = SHEET_SIZES[name]
    const room = roomOf(sheet)
    const scales = views.map((view) => view.scales.find((scale) => isWhole(view, scale, room)))
    const found = scales.map((scale, index) => scale ?? smallest(views[index]))
    const missing = views.filter((_, index) => scales[index] === undefined)
    const isLast = name === all.at(-1)
    if (missing.length === 0 || isLast)
      return {
        name,
        sheet,
        scales: found,
        says: [...says, ...missing.map((view) => largerText(view, sheet, room))],
      }
    const [first] = missing
    if (first)
      says.push(
        `${first.name} does not fit ${sheet.words} at ${smallest(first).words}: the next sheet is taken.`,
      )
  }
  throw new Error('there is no sheet to choose from')
}

function smallest(view: WantedView | undefined): Scale {
  const last = view?.scales.at(-1)
  if (last === undefined) throw new Error('a view needs a scale')
  return last
}

const fits = ({ sizes }: WantedPiece, room: Size): boolean =>
  sizes.some(({ width, height }) => width <= room.width && height <= room.height)

/** Whether the room of a sheet holds a view in one piece. */
export function isWhole({ piecesAt }: WantedView, scale: Scale, room: Size): boolean {
  const pieces = piecesAt(scale, room)
  return pieces.length === 1 && pieces.every((piece) => fits(piece, room))
}

function largerText(view: WantedView, { words }: SheetSize, room: Size): string {
  const scale = smallest(view)
  const pieces = view.piecesAt(scale, room)
  const larger = `${view.name} is larger than ${words} at ${scale.words}:`
  return pieces.every((piece) => fits(piece, room))
    ? `${larger} it is in ${pieces.length} pieces with match lines.`
    : `${larger} it runs over the edge of the sheet.`
}
