import { randomUUID } from 'node:crypto'
import type { FileKind } from './content/file-content.ts'

/** The only container: files of quotes (spec 3 §4.8). */
export const CONTAINER = 'vizionprojects'

/** Where a write begins; what is left there was cut short. */
export const UNFINISHED = 'unfinished'

/** A place for a file that is about to be written: nothing ever lay there, and nothing else ever will. */
export const newPlace = (headerID: string, kind: FileKind): string =>
  `${CONTAINER}/${headerID}-${randomUUID()}.${kind}`

const OF_ITS_OWN = new RegExp(`^${CONTAINER}/[1-9]\\d{0,8}-[\\da-f-]{36}\\.`)

/** Whether nothing else is ever written at a place. */
export const hasPlaceOfItsOwn = (place: string): boolean => OF_ITS_OWN.test(place)

/** Places of today, and those of earlier versions: `1001.pdf` and `issued/1001.v1.pdf`. */
const PLACE = new RegExp(`^${CONTAINER}/(?:issued/)?([1-9]\\d{0,8})[-.]`)

/** Number of the quote that a place is named after; null where it is named after none. */
export function headerAt(place: string): number | null {
  const [, number] = PLACE.exec(place) ?? []
  return number === undefined ? null : Number(number)
}
