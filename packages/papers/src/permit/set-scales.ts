import { type Chosen, isWhole, type Scale } from '@ramp/drafting'
import { bodyOf } from './frame.ts'
import type { SetPart, SetView } from './set-views.ts'

/** A view at its scale, and why it is not larger; null where it is at its largest. */
export type ScaledView = { readonly view: SetView; readonly scale: Scale; readonly why: string | null }

/** Every view at the largest scale at which it fits the sheet. */
export const atLargest = (views: readonly SetView[], { scales, sheet }: Chosen): readonly ScaledView[] =>
  views.flatMap((view, index) => {
    const [scale, largest] = [scales[index], view.scales[0]]
    if (!scale || !largest) return []
    // What is larger than the sheet is said with it.
    const isSaid = scale === largest || !isWhole(view, scale, bodyOf(sheet))
    const why = isSaid ? null : whyNot(view, [scale, largest], `it does not fit ${sheet.words}`)
    return [{ view, scale, why }]
  })

const whyNot = ({ name }: SetView, [scale, larger]: readonly [Scale, Scale], words: string): string =>
  `${name} at ${scale.words}: at ${larger.words} ${words}.`

/** By how many scales views may shrink to save a sheet, and how much each step gives up: reviewers measure in the plan. */
const SHRINKS: Readonly<Record<SetPart, { readonly most: number; readonly step: number }>> = {
  site: { most: 3, step: 1 },
  elevation: { most: 1, step: 3 },
  plan: { most: 1, step: 4 },
  detail: { most: 0, step: 0 },
}

/** Every choice of smaller scales, those that give up the least first; elevations shrink together. */
export function smallerScales(
  largest: readonly ScaledView[],
): readonly ((sheets: number) => readonly ScaledView[])[] {
  const parts = [...new Set(largest.map(({ view }) => view.part))]
  let choices: readonly Steps[] = [{ cost: 0, steps: new Map() }]
  for (const part of parts) {
    const { most, step } = SHRINKS[part]
    choices = choices.flatMap(({ cost, steps }) =>
      Array.from({ length: most + 1 }, (_, by) => ({
        cost: cost + by * step,
        steps: new Map([...steps, [part, by]]),
      })),
    )
  }
  return choices
    .toSorted((a, b) => a.cost - b.cost)
    .filter(
      ({ cost, steps }) =>
        cost > 0 && [...steps].every(([part, by]) => by === 0 || canShrink(largest, part, by)),
    )
    .map(
      ({ steps }) =>
        (sheets) =>
          largest.map((one) => shrunk(one, steps.get(one.view.part) ?? 0, sheets)),
    )
}

type Steps = { readonly cost: number; readonly steps: ReadonlyMap<SetPart, number> }

const stepsLeft = ({ view: { scales }, scale }: ScaledView): number =>
  scales.length - 1 - scales.indexOf(scale)

const canShrink = (views: readonly ScaledView[], part: SetPart, by: number): boolean =>
  views.some((one) => one.view.part === part && stepsLeft(one) >= by)

function shrunk(one: ScaledView, by: number, sheets: number): ScaledView {
  const { view, scale: before } = one
  const scale = view.scales[view.scales.indexOf(before) + Math.min(by, stepsLeft(one))] ?? before
  return scale === before
    ? one
    : { view, scale, why: whyNot(view, [scale, before], `the set needs ${sheets} sheets`) }
}
