import type { Draws } from '@ramp/editor'

export type DrawTool = {
  readonly id: 'line' | 'arc' | 'freeform' | 'shape'
  readonly name: string
  /** What it can draw; the first is what it starts with. */
  readonly draws: readonly [DrawOption, ...DrawOption[]]
}

type DrawOption = { readonly kind: Draws; readonly name: string; readonly hint: string }

/** Tools of the Drawing Tools mode, in the order of the rail (spec 3 §2.4). */
export const DRAW_TOOLS: readonly DrawTool[] = [
  {
    id: 'line',
    name: 'Line',
    draws: [
      {
        kind: 'line',
        name: 'Line',
        hint: 'Press where it begins, let go where it ends. Shift keeps to 45°.',
      },
    ],
  },
  {
    id: 'arc',
    name: 'Arc',
    draws: [{ kind: 'arc', name: 'Arc', hint: 'Press where the bow begins, let go where it ends.' }],
  },
  {
    id: 'freeform',
    name: 'Freeform',
    draws: [
      { kind: 'freeform', name: 'Freeform Line', hint: 'Draw with the pointer held down.' },
      { kind: 'brush', name: 'Smooth Brush', hint: 'A thick stroke, smoothed while it is drawn.' },
    ],
  },
  {
    id: 'shape',
    name: 'Shape',
    draws: [
      {
        kind: 'rectangle',
        name: 'Rectangle',
        hint: 'Press at one corner, let go at the other. Shift makes a square.',
      },
      { kind: 'triangle', name: 'Triangle', hint: 'Press at one corner of its box, let go at the other.' },
      { kind: 'circle', name: 'Circle', hint: 'Press at one corner of its box, let go at the other.' },
    ],
  },
]

/** The tool that draws a kind. */
export const drawToolOf = (kind: Draws): DrawTool | null =>
  DRAW_TOOLS.find(({ draws }) => draws.some((option) => option.kind === kind)) ?? null
