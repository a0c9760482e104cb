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
  door: PATH,
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

/** What a person calls it. */
export const DRAWING_NAMES: Readonly<Record<DrawingKind, string>> = {
  text: 'Text',
  callout: 'Callout',
  dimension: 'Drafting line',
  ruler: 'Measure tool',
  line: 'Line',
  arc: 'Arc',
  freeform: 'Freeform line',
  brush: 'Brush stroke',
  'pen-path': 'Pen path',
  fence: 'Fence',
  door: 'Door',
  graphic: 'Graphic',
  polygon: 'Polygon',
  rectangle: 'Rectangle',
  triangle: 'Triangle',
  circle: 'Circle',
  'ada-box': 'ADA box',
  'rise-box': 'Rise info box',
  'service-box': 'Service notes box',
}
