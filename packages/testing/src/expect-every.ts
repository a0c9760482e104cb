import { expect } from 'vitest'

/**
 * Expects that a condition holds for every element of a list, and that there is one: `list.every` is true of an empty
 * list, so a test of it passes when nothing is found. A failure shows the elements for which the condition is false.
 */
export function expectEvery<Element>(
  list: Iterable<Element>,
  holds: (element: Element, index: number) => boolean,
): void {
  const elements = [...list]
  expect(elements, 'the list is empty').not.toEqual([])
  expect(elements.filter((element, index) => !holds(element, index))).toEqual([])
}
