import type { PartId } from '@ramp/domain'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 6

/** A random id of six characters (spec 1 §3, canvas item), without letters that are easily mistaken. */
export function newId(): PartId {
  let id = ''
  while (id.length < LENGTH) id += LETTERS[Math.floor(Math.random() * LETTERS.length)] ?? ''
  return id
}
