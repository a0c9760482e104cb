import {
  type Catalogue,
  CUSTOM_REFUSED,
  type CustomWish,
  customItem,
  customItemNumber,
  HANDRAILS,
  type Item,
  type Project,
  SURFACES,
  whatCanBeMade,
} from '@ramp/domain'
import { optional, readFlag, readObject, readOneOf, readSize, readText, refuse } from '../reading/reading.ts'

const ITEM_TYPES = ['PLATFORM', 'PLATFORM_EXT', 'RAMP', 'TRANSITION'] as const

/** Reads one row of `customParts`: what is made to measure, by its usable size in inches; else as the project says. */
export function readCustomPart(
  value: unknown,
  index: number,
  project: Pick<Project, 'surface' | 'handrails'>,
): CustomWish {
  const field = `customParts[${index}]`
  const part = readObject(value, field)
  const itemType = readOneOf(part.itemType, ITEM_TYPES, `${field}.itemType`)
  const size = {
    width: readSize(part.width, `${field}.width`),
    length: readSize(part.length, `${field}.length`),
  }
  if (itemType === 'TRANSITION')
    return { ...size, itemType, baseItemNumber: readText(part.itemNumber, `${field}.itemNumber`) }
  return {
    ...size,
    itemType,
    surface: optional(part, 'surface', project.surface, (one, name) => readOneOf(one, SURFACES, name), field),
    handrails: optional(
      part,
      'handrails',
      project.handrails,
      (one, name) => readOneOf(one, HANDRAILS, name),
      field,
    ),
    isTurn: optional(part, 'isTurn', false, readFlag, field),
    isLowProfile: optional(part, 'isLowProfile', false, readFlag, field),
  }
}

/** The items of the wishes, numbered in order; one that cannot be made is named. Parts use their short names. */
export const itemsOfWishes = (wishes: readonly CustomWish[], catalogue: Catalogue): readonly Item[] =>
  wishes.map((wish, index) => {
    const number = customItemNumber(catalogue.productLine, index)
    const item = number === null ? null : customItem(wish, catalogue, number)
    return (
      item ?? refuse(`customParts[${index}]`, `${CUSTOM_REFUSED.message}: ${whatCanBeMade(wish, catalogue)}`)
    )
  })
