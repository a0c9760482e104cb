import { guideUnder, type RulerGuide } from '../../snapping/ruler-guide.ts'
import type { Intent, Tool } from '../tool.ts'

export type GuideState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'sliding'
      readonly axis: RulerGuide['axis']
      /** Every guide as it was before. */
      readonly before: readonly RulerGuide[]
      /** The guides that stay. */
      readonly others: readonly RulerGuide[]
    }

const idle = { kind: 'idle' } as const

/** Slides a guide out of a ruler, along the canvas, and back into the ruler, where it is gone. */
export const guideTool: Tool<GuideState> = {
  name: 'guide',
  start: idle,
  states: {
    idle: {},
    sliding: {
      move: (state, { at, screen }) => ({
        next: state,
        intents: [show(state.others, guideUnder(state.axis, at, screen))],
      }),
      release: ({ others, axis }, { at, screen }) => ({
        next: idle,
        intents: [show(others, guideUnder(axis, at, screen)), { type: 'finish' }],
      }),
      cancel: ({ before }) => ({ next: idle, intents: [show(before, null), { type: 'finish' }] }),
    },
  },
}

const show = (others: readonly RulerGuide[], guide: RulerGuide | null): Intent => ({
  type: 'guides',
  guides: guide ? [...others, guide] : others,
})

/** The tool holding a guide: one that is there, or a new one out of the ruler of an axis. */
export const slidingOf = (
  axis: RulerGuide['axis'],
  before: readonly RulerGuide[],
  taken: RulerGuide | null,
): GuideState => ({ kind: 'sliding', axis, before, others: before.filter((one) => one !== taken) })
