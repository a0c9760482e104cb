import type { Drawing, DrawingKind } from '@ramp/domain'

export type DrawingTab = 'special' | 'typography' | 'color' | 'shape'

export const DRAWING_TAB_NAMES: Readonly<Record<DrawingTab, string>> = {
  special: 'Special',
  typography: 'Typography',
  color: 'Color',
  shape: 'Shape',
}

const PATH: readonly DrawingTab[] = ['color', 'shape']
const WORDED_SHAPE: readonly DrawingTab[] = ['color', 'shape', 'typography']

/** Which tabs an object has (spec 3 §2.15); the first one is open at first. */
const TABS: Readonly<Record<DrawingKind, readonly DrawingTab[]>> = {
  text: ['typography', 'color'],
  callout: ['special', 'typography', 'color'],
  dimension: ['special', 'color'],
  ruler: ['special', 'color'],
  line: PATH,
  arc: PATH,
  freeform: PATH,
  brush: PATH,
  'pen-path': PATH,
  fence: PATH,
  door: ['special', 'color', 'shape'],
  graphic: PATH,
  polygon: WORDED_SHAPE,
  rectangle: WORDED_SHAPE,
  triangle: WORDED_SHAPE,
  circle: WORDED_SHAPE,
  'ada-box': ['special'],
  'rise-box': ['special'],
  'service-box': ['special'],
}

export const drawingTabs = ({ kind }: Drawing): readonly DrawingTab[] => TABS[kind]
