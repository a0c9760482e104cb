import type { Draws } from '@ramp/editor'

export type DrawTool = {
  readonly id: 'line' | 'arc' | 'freeform' | 'shape'
  readonly name: string
  /** What it can draw; the first is what it starts with. */
  readonly draws: readonly [DrawOption, ...DrawOption[]]
}

type DrawOption = { readonly id: Draws; readonly name: string; readonly hint: string }

/** Tools of the Drawing Tools mode, in the order of the rail (spec 3 §2.4). */
export const DRAW_TOOLS: readonly DrawTool[] = [
  {
    id: 'line',
    name: 'Line',
    draws: [
      {
        id: 'line',
        name: 'Line',
        hint: 'Press where it starts, let go where it ends. Shift keeps to 45°.',
      },
    ],
  },
  {
    id: 'arc',
    name: 'Arc',
    draws: [{ id: 'arc', name: 'Arc', hint: 'Press where the arc starts, let go where it ends.' }],
  },
  {
    id: 'freeform',
    name: 'Freeform',
    draws: [
      { id: 'freeform', name: 'Freeform Line', hint: 'Draw with the pointer held down.' },
      { id: 'brush', name: 'Smooth Brush', hint: 'A thick stroke, smoothed while it is drawn.' },
    ],
  },
  {
    id: 'shape',
    name: 'Shape',
    draws: [
      {
        id: 'rectangle',
        name: 'Rectangle',
        hint: 'Press at one corner, let go at the other. Shift makes a square.',
      },
      { id: 'triangle', name: 'Triangle', hint: 'Press at one corner of its box, let go at the other.' },
      { id: 'circle', name: 'Circle', hint: 'Press at one corner of its box, let go at the other.' },
    ],
  },
]

/** The tool that draws a kind. */
export const drawToolOf = (kind: Draws): DrawTool | null =>
  DRAW_TOOLS.find(({ draws }) => draws.some(({ id }) => id === kind)) ?? null
