import type { Box, DrawingStyle, Layout, Opening, PartId, PlacedPart, Point, SiteKey } from '@ramp/domain'
import type { Camera, ViewSize } from '../camera.ts'
import { type History, startHistory } from '../history/history.ts'
import type { Draws } from '../modes/draws.ts'
import type { Mode, ToolName } from '../modes/mode.ts'
import type { PenMode } from '../modes/pen-mode.ts'
import type { RulerGuide } from '../snapping/ruler-guide.ts'
import type { Guide, JointPreview } from '../snapping/snap.ts'
import { DEFAULT_SETTINGS, type Settings } from './settings.ts'

/** What the current gesture shows. It is gone when the gesture ends, and nothing of it is in the history. */
export type Gesture = {
  /** Parts in the hand: the rest of the drawing stands still. */
  readonly moving: readonly PartId[]
  /** Letting go here would be refused, because system parts would overlap. */
  readonly isRefused: boolean
  readonly joint: JointPreview | null
  readonly guides: readonly Guide[]
  readonly marquee: Box | null
}

/** What a proposal would make of the drawing: parts that move or are new, and what there is to say of them. */
export type Ghost = { readonly parts: readonly PlacedPart[]; readonly words: string }

/** What no mode takes over from the one before. */
export const NOTHING_IN_HAND = {
  picked: { closure: null, leg: null, spot: null, site: null, place: null },
  draws: null,
  editingText: null,
  error: null,
} as const satisfies Partial<EditorState>

/** The pointer of somebody who works by keyboard. */
export type KeyCursor = {
  readonly at: Point
  /** Something is pressed there: it is drawn or moved until it is let go. */
  readonly isHolding: boolean
}

export const NO_GESTURE: Gesture = { moving: [], isRefused: false, joint: null, guides: [], marquee: null }

export type EditorState = {
  /** What is on screen: the layout with the current gesture applied. The decided one is `history.now.layout`. */
  readonly layout: Layout
  readonly history: History
  readonly selection: readonly PartId[]
  readonly mode: Mode
  /** What went wrong; while it stands the mode is Error (spec 3 §4.1). */
  readonly error: string | null
  readonly tool: ToolName
  /** State of the tool in the hand; every tool starts `idle`. */
  readonly toolState: { readonly kind: string }
  readonly gesture: Gesture
  readonly ghost: Ghost | null
  readonly camera: Camera
  readonly viewSize: ViewSize
  /** The part under the pointer. */
  readonly hover: PartId | null
  /** Where the pointer is on the layout; null when it is elsewhere. */
  readonly pointer: Point | null
  /** The closure or leg being edited in its workflow mode; on a visit the spot that is read, and the place that is asked for. */
  readonly picked: {
    readonly closure: string | null
    readonly leg: string | null
    readonly spot: string | null
    /** What of the site is chosen, so that it can be dragged. */
    readonly site: SiteKey | null
    readonly place: Point | null
  }
  /** Where arrow keys press; null while no key has asked for it. */
  readonly keyCursor: KeyCursor | null
  /** What a click on a connection point makes (spec 3 §2.10). */
  readonly openingUse: Opening['use']
  /** Heights Viewer of the Leg step: the heights of parts are lettered (spec 3 §2.12). */
  readonly showsHeights: boolean
  readonly settings: Settings
  /** Lines drawn out of the rulers. They belong to the view: the screen keeps them, the history does not. */
  readonly rulerGuides: readonly RulerGuide[]
  /** What the drawing tool draws while it is in the hand. */
  readonly draws: Draws | null
  /** The look of what the drawing tool draws next; what is left out follows the kind. */
  readonly drawStyle: Partial<DrawingStyle>
  readonly penMode: PenMode
  /** The drawing whose words are being written. */
  readonly editingText: string | null
}

export const startState = (layout: Layout, settings: Partial<Settings> = {}): EditorState => ({
  layout,
  history: startHistory(layout),
  selection: [],
  mode: 'building',
  error: null,
  tool: 'select',
  toolState: { kind: 'idle' },
  gesture: NO_GESTURE,
  ghost: null,
  camera: { zoom: 1, left: 0, top: 0 },
  viewSize: { width: 0, height: 0 },
  hover: null,
  pointer: null,
  picked: NOTHING_IN_HAND.picked,
  keyCursor: null,
  openingUse: 'entrance',
  showsHeights: false,
  settings: { ...DEFAULT_SETTINGS, ...settings },
  rulerGuides: [],
  draws: null,
  drawStyle: {},
  penMode: 'draw',
  editingText: null,
})
