import { distance, facingOf, type Point, subtract } from '@ramp/domain'
import { inchesOf, type ScreenPoint } from '../../camera.ts'
import type { SiteUse } from '../../modes/site-use.ts'
import { isDrag } from '../gesture.ts'
import type { Intent, Pointer, Reaction, Tool, ToolContext } from '../tool.ts'
import { moveEdit, outlineEdit, photoEdit, tapEdit } from './site-edits-of.ts'
import { holdKey, type SiteHold, siteHoldAt } from './site-hit.ts'

type Held = { readonly use: SiteUse | null }
type Cornering = Extract<SiteUse, { kind: 'outline' }>

export type SiteState =
  | ({ readonly kind: 'idle' } & Held)
  | ({ readonly kind: 'pressing'; readonly screen: ScreenPoint; readonly at: Point } & Held & {
        readonly hold: SiteHold | null
      })
  | ({ readonly kind: 'panning'; readonly last: ScreenPoint } & Held)
  | ({ readonly kind: 'moving'; readonly from: Point; readonly hold: SiteHold } & Held)
  /** A photo is pinned, and the drag says which way it looks. */
  | {
      readonly kind: 'aiming'
      readonly use: Extract<SiteUse, { kind: 'photo' }>
      readonly from: Point
      readonly to: Point
    }
  /** An outline is drawn corner by corner; `press` is where the pointer went down. */
  | {
      readonly kind: 'cornering'
      readonly use: Cornering
      readonly corners: readonly Point[]
      readonly press: ScreenPoint | null
      readonly last: ScreenPoint | null
    }

/** Pixels around what can be taken hold of. */
const REACH = { pointer: 9, finger: 22 } as const
const reachOf = ({ isTouch }: Pointer, { camera }: ToolContext) =>
  inchesOf(camera, isTouch ? REACH.finger : REACH.pointer)

/** A hand on a screen is no finer than this. */
const onEighths = ({ x, y }: Point): Point => ({ x: Math.round(x * 8) / 8, y: Math.round(y * 8) / 8 })

/** The least an outline needs. */
const FEWEST_CORNERS = 3

const idle = (use: SiteUse | null = null): SiteState => ({ kind: 'idle', use })
const commit = ({
  label,
  edit,
}: {
  label: string
  edit: ReturnType<typeof outlineEdit>['edit']
}): Intent => ({
  type: 'commit',
  label,
  kind: 'propChange',
  edit,
})

/**
 * The hand of a visit: puts spots, corners, obstacles and photos where it taps, moves what it takes hold of, and moves the
 * view where it drags over nothing.
 */
export const siteTool: Tool<SiteState> = {
  name: 'site',
  start: { kind: 'idle', use: null },
  states: {
    idle: {
      press: ({ use }, pointer, context) => {
        if (use?.kind === 'photo') return { next: { kind: 'aiming', use, from: pointer.at, to: pointer.at } }
        if (use?.kind === 'outline')
          return { next: { kind: 'cornering', use, corners: [], press: pointer.screen, last: null } }
        const { site } = context.layout
        const hold =
          use === null || use.kind === 'spot' ? siteHoldAt(site, pointer.at, reachOf(pointer, context)) : null
        return { next: { kind: 'pressing', use, hold, screen: pointer.screen, at: pointer.at } }
      },
    },
    pressing: {
      move: (state, pointer, context) => {
        const { screen, isTouch } = pointer
        if (!isDrag(state.screen, screen, isTouch)) return { next: state }
        const { hold, use, at } = state
        if (hold) return moved({ kind: 'moving', hold, use, from: at }, pointer, context)
        return panFrom(use, state.screen, screen)
      },
      release: ({ use, hold, at }, _, context) => tapped(use, hold, at, context),
      cancel: ({ use }) => ({ next: idle(use) }),
    },
    panning: {
      move: ({ use, last }, { screen }) => panFrom(use, last, screen),
      release: ({ use }) => ({ next: idle(use) }),
      cancel: ({ use }) => ({ next: idle(use) }),
    },
    moving: {
      move: moved,
      release: ({ use, hold, from }, { at }, { layout }) => {
        const made = moveEdit(hold, layout.site, onEighths(subtract(at, from)))
        return { next: idle(use), intents: made ? [commit(made), ...picksOf(hold)] : [] }
      },
      cancel: ({ use }) => ({ next: idle(use) }),
    },
    aiming: {
      move: (state, { at }) => ({ next: { ...state, to: at } }),
      release: ({ use, from }, { at }, context) => {
        const isAimed = distance(from, at) > inchesOf(context.camera, REACH.pointer)
        const faces = facingOf(from, isAimed ? at : (context.layout.site.doors[0]?.at ?? from))
        return {
          next: idle(),
          intents: [commit(photoEdit(use, onEighths(from), Math.round(faces))), { type: 'finish' }],
        }
      },
      cancel: ({ use }) => ({ next: idle(use) }),
    },
    cornering: {
      press: (state, { screen }) => ({ next: { ...state, press: screen } }),
      move: (state, { screen, isTouch }) => {
        const { press, last } = state
        if (!press || (last === null && !isDrag(press, screen, isTouch))) return { next: state }
        const from = last ?? press
        return { next: { ...state, last: screen }, intents: [pan(from, screen)] }
      },
      release: (state, pointer, context) =>
        state.last !== null
          ? { next: { ...state, press: null, last: null } }
          : cornered(state, pointer, context),
      end: (state) => closed(state),
      cancel: (state) =>
        state.press ? { next: { ...state, press: null, last: null } } : { next: idle(state.use) },
    },
  },
}

const pan = (from: ScreenPoint, to: ScreenPoint): Intent => ({
  type: 'pan',
  left: to.left - from.left,
  top: to.top - from.top,
})

const panFrom = (use: SiteUse | null, from: ScreenPoint, to: ScreenPoint): Reaction<SiteState> => ({
  next: { kind: 'panning', use, last: to },
  intents: [pan(from, to)],
})

const picksOf = (hold: SiteHold | null): readonly Intent[] => [
  { type: 'pick', pick: { kind: 'spot', id: hold?.kind === 'spot' ? hold.id : null } },
]

function moved(
  state: Extract<SiteState, { kind: 'moving' }>,
  { at }: Pointer,
  { layout }: ToolContext,
): Reaction<SiteState> {
  const made = moveEdit(state.hold, layout.site, onEighths(subtract(at, state.from)))
  if (!made) return { next: idle(state.use) }
  const gesture = { moving: [holdKey(state.hold)] }
  return { next: state, intents: [{ type: 'preview', edit: made.edit, gesture }] }
}

/** A tap takes what is there, asks for a place, or puts down what is in the hand; spots follow one another. */
function tapped(
  use: SiteUse | null,
  hold: SiteHold | null,
  at: Point,
  { layout, newId }: ToolContext,
): Reaction<SiteState> {
  if (hold || use === null)
    return {
      next: idle(use),
      intents: [...picksOf(hold), { type: 'pick', pick: { kind: 'place', at: hold ? null : at } }],
    }
  if (use.kind === 'outline' || use.kind === 'photo') return { next: idle(use) }
  const id = newId()
  const made = commit(tapEdit(use, onEighths(at), layout.site, id))
  if (use.kind !== 'spot') return { next: idle(), intents: [made, { type: 'finish' }] }
  return { next: idle(use), intents: [made, { type: 'pick', pick: { kind: 'spot', id } }] }
}

/** Another corner; one on the first closes the outline. */
function cornered(
  state: Extract<SiteState, { kind: 'cornering' }>,
  pointer: Pointer,
  context: ToolContext,
): Reaction<SiteState> {
  const { corners } = state
  const reach = reachOf(pointer, context)
  const [first] = corners
  if (first && corners.length >= FEWEST_CORNERS && distance(first, pointer.at) <= reach) return closed(state)
  const corner = straightened(pointer.at, corners, reach)
  return { next: { ...state, corners: [...corners, corner], press: null, last: null } }
}

/** Corners lie on whole inches, and in one row with the one before or the first where they nearly do. */
function straightened(at: Point, corners: readonly Point[], reach: number): Point {
  const near = [corners.at(-1), corners[0]].filter((corner) => corner !== undefined)
  const along = (axis: 'x' | 'y') =>
    near.find((corner) => Math.abs(corner[axis] - at[axis]) <= reach)?.[axis] ?? Math.round(at[axis])
  return { x: along('x'), y: along('y') }
}

/** An outline with corners enough is put on the site; with fewer it is given up. */
function closed({ use, corners }: Extract<SiteState, { kind: 'cornering' }>): Reaction<SiteState> {
  const made = corners.length >= FEWEST_CORNERS ? [commit(outlineEdit(use.of, corners))] : []
  return { next: idle(), intents: [...made, { type: 'finish' }] }
}
