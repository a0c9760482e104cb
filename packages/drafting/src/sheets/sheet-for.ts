import type { Inches } from '@ramp/domain'
import { onPaper } from './paper.ts'
import { type Scale, SHEET_SIZES, type SheetName, type SheetSize } from './standard.ts'

/** A view that wants a place: its size, the scales it may have from the largest down, and what stands around it on paper. */
export type WantedView = {
  readonly name: string
  readonly width: Inches
  readonly height: Inches
  readonly scales: readonly Scale[]
  /** Dimensions, tags and titles beside it, in points, both sides together. */
  readonly beside: { readonly width: number; readonly height: number }
  /** The room a sheet has for it, in points. */
  readonly room: (sheet: SheetSize) => { readonly width: number; readonly height: number }
}

export type Chosen = {
  readonly name: SheetName
  readonly sheet: SheetSize
  /** A scale for each view, in their order. */
  readonly scales: readonly Scale[]
  /** Why it is not the smallest sheet, or not the largest scale. */
  readonly says: readonly string[]
}

/**
 * One sheet for all views, and the largest standard scale at which each fits it; the next sheet where one fits at none.
 * Where even the largest sheet is too small the smallest scale is taken, and it says so.
 */
export function sheetFor(views: readonly WantedView[], only?: SheetName): Chosen {
  // The keys of a record are the names of its type.
  const all = (Object.keys(SHEET_SIZES) as SheetName[]).filter((name) => only === undefined || name === only)
  const says: string[] = []
  for (const name of all) {
    const sheet = SHEET_SIZES[name]
    const scales = views.map((view) => view.scales.find((scale) => fits(view, scale, sheet)))
    const missing = views.find((_, index) => scales[index] === undefined)
    if (missing === undefined) {
      const found = scales.filter((scale) => scale !== undefined)
      return { name, sheet, scales: found, says: [...says, ...smallerScales(views, found, sheet)] }
    }
    if (name !== all.at(-1))
      says.push(
        `${missing.name} does not fit ${sheet.words} at ${smallest(missing).words}: the next sheet is taken.`,
      )
    else
      return {
        name,
        sheet,
        scales: views.map((view, index) => scales[index] ?? smallest(view)),
        says: [
          ...says,
          `${missing.name} is larger than ${sheet.words} at ${smallest(missing).words}: it runs over the edge of the sheet.`,
        ],
      }
  }
  throw new Error('there is no sheet to choose from')
}

const smallest = ({ scales }: WantedView): Scale => {
  const last = scales.at(-1)
  if (last === undefined) throw new Error('a view needs a scale')
  return last
}

function fits({ width, height, beside, room }: WantedView, { ratio }: Scale, sheet: SheetSize): boolean {
  const there = room(sheet)
  return (
    onPaper(width, ratio) + beside.width <= there.width &&
    onPaper(height, ratio) + beside.height <= there.height
  )
}

const smallerScales = (views: readonly WantedView[], scales: readonly Scale[], sheet: SheetSize): string[] =>
  views.flatMap(({ name, scales: [largest] }, index) => {
    const scale = scales[index]
    return largest && scale && scale !== largest
      ? [`${name} at ${scale.words}: at ${largest.words} it does not fit ${sheet.words}.`]
      : []
  })
