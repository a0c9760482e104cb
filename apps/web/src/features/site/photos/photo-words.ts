import type { Degrees, PhotoSubject, Site, SitePhoto } from '@ramp/domain'
import type { Summary } from '../words/site-words.ts'

/** Photos a visit brings home: the yard, the open door, two toward the parking, the obstacles. */
export const PHOTOS_WANTED: readonly {
  readonly of: PhotoSubject
  readonly count: number
  readonly name: string
}[] = [
  { of: 'yard', count: 1, name: 'Yard' },
  { of: 'door', count: 1, name: 'Open door' },
  { of: 'parking', count: 2, name: 'Toward the parking' },
  { of: 'obstacles', count: 1, name: 'Obstacles' },
]

/** What of the photos that are wanted is there, and what is still to be taken. */
export function photoSummary({ photos = [] }: Site): Summary {
  const rows = PHOTOS_WANTED.map((wanted) => {
    const taken = photos.filter(({ of }) => of === wanted.of).length
    return { ...wanted, missing: Math.max(0, wanted.count - taken) }
  })
  const wanted = rows.reduce((sum, { count }) => sum + count, 0)
  const missing = rows.reduce((sum, row) => sum + row.missing, 0)
  const next = rows.find((row) => row.missing > 0)
  const words = `${wanted - missing} of ${wanted} taken`
  return { words: next ? `${words}, next: ${next.name.toLowerCase()}` : words, isDone: missing === 0 }
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']
const ON_DRAWING = [
  'up the drawing',
  'to the upper right',
  'to the right',
  'to the lower right',
  'down the drawing',
  'to the lower left',
  'to the left',
  'to the upper left',
]

/** Which way a photo looks: by the compass where north is known, else on the drawing. */
export function lookingWords(faces: Degrees, north: Degrees | undefined): string {
  const eighth = Math.round((((faces - (north ?? 0)) % 360) + 360) / 45) % 8
  return `looks ${(north === undefined ? ON_DRAWING : COMPASS)[eighth]}`
}

type Kept = {
  readonly isQuote: boolean
  readonly photos: readonly Pick<SitePhoto, 'id'>[]
  /** Ids of those that lie with the quote; null where nobody knows. */
  readonly stored: ReadonlySet<string> | null
}

/** Where the photos of a visit are. */
export function whereKeptWords({ isQuote, photos, stored }: Kept): string {
  if (!isQuote)
    return 'Photos stay in this browser, on this device: the sandbox stores none. Logging out removes them.'
  if (photos.length === 0) return 'Photos are stored with the quote as soon as there is a connection.'
  const here = photos.filter(({ id }) => !stored?.has(id)).length
  if (here === 0) return 'All photos are stored with the quote.'
  const many = here === photos.length ? 'Photos are' : here === 1 ? 'One photo is' : `${here} photos are`
  return `${many} on this device only; with a connection they are stored with the quote. Logging out removes those not stored.`
}

/** More than a layout holds are not taken. */
export const MOST_PHOTOS = 60

/** What became of photos that were chosen together. */
export type AddedPhotos = {
  readonly chosen: number
  readonly added: number
  /** No pictures that the browser can read. */
  readonly unreadable: number
  /** The device had no room for one of them, and none after it was tried. */
  readonly isFull: boolean
  /** So many more the site had room for before. */
  readonly free: number
}

/** What was not added and why, and what to do with several that were; null where there is nothing to say. */
export function addedWords({ chosen, added, unreadable, isFull, free }: AddedPhotos): {
  readonly problem: string | null
  readonly next: string | null
} {
  const next =
    added > 1 ? `${added} photos added at one place. Press Pin for each to show where you stood.` : null
  return { problem: problemOf({ chosen, unreadable, isFull, free }), next }
}

function problemOf({ chosen, unreadable, isFull, free }: Omit<AddedPhotos, 'added'>): string | null {
  if (isFull)
    return 'This device has no space for another photo. It was not saved. Free some space, or leave it in the camera.'
  if (chosen > free) return `A site can have ${MOST_PHOTOS} photos. Remove one first.`
  if (unreadable === 0) return null
  return chosen === 1
    ? 'This browser cannot read this file as an image. Choose a JPEG or PNG file.'
    : `${unreadable} of ${chosen} files cannot be read as images. Choose JPEG or PNG files.`
}
