import {
  distance,
  type FootingFault,
  facingOf,
  footingFault,
  type Point,
  SITE_LIMITS,
  type Site,
  type SiteKey,
  siteFooting,
  subtract,
} from '@ramp/domain'
import { inchesOf, type ScreenPoint } from '../../camera.ts'
import { isLineUse, type SiteUse } from '../../modes/site-use.ts'
import { isDrag } from '../gesture.ts'
import type { Intent, Pointer, Reaction, Tool, ToolContext } from '../tool.ts'
import { isTyped, REACH, reachOf } from './reach.ts'
import { moveEdit, newKey, onEighths, outlineEdit, photoEdit, tapEdit, withCorner } from './site-edits-of.ts'
import { chosenBy, holdKeys, pinHoldAt, type SiteHold, siteHoldAt } from './site-hit.ts'
import { snappedCorner } from './snap-corner.ts'

type Held = { readonly use: SiteUse | null }
type Cornering = Extract<SiteUse, { kind: 'outline' }>

export type SiteState =
  | ({ readonly kind: 'idle' } & Held)
  | ({ readonly kind: 'pressing'; readonly screen: ScreenPoint; readonly at: Point } & Held & {
        readonly hold: SiteHold | null
      })
  | ({ readonly kind: 'panning'; readonly last: ScreenPoint } & Held)
  | ({ readonly kind: 'moving'; readonly from: Point; readonly hold: SiteHold } & Held & {
        /** Where a corner of a lot was last that left a yard. */
        readonly last?: Shift
      })
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
      /** Why the corners so far are nothing that can be put on the site. */
      readonly fault: FootingFault | null
    }

/** How far what is held has come, and where the pointer put it. */
type Shift = { readonly by: Point; readonly at: Point }

/** The least an outline and a line need. */
const FEWEST_CORNERS = 3
const ENDS = 2

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
          return {
            next: { kind: 'cornering', use, corners: [], press: pointer.screen, last: null, fault: null },
          }
        return {
          next: {
            kind: 'pressing',
            use,
            hold: heldBy(use, pointer, context),
            screen: pointer.screen,
            at: pointer.at,
          },
        }
      },
    },
    pressing: {
      move: (state, pointer, context) => {
        const { screen, isTouch } = pointer
        if (!isDrag(state.screen, screen, isTouch)) return { next: state }
        const { hold, use, at } = state
        if (hold && hold.kind !== 'unchosen')
          return moved({ kind: 'moving', hold, use, from: at }, pointer, context)
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
      release: dropped,
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
      end: (state, _, context) => closed(state, context),
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
  { type: 'pick', pick: { kind: 'site', key: chosenBy(hold) } },
]

/** What a press takes hold of; while spots are put down only pins, so that a spot can be beside a wall. */
function heldBy(use: SiteUse | null, pointer: Pointer, context: ToolContext): SiteHold | null {
  const { site } = context.layout
  const reach = reachOf(pointer, context)
  if (use?.kind === 'spot') return pinHoldAt(site, pointer.at, reach)
  return use === null ? siteHoldAt({ site, at: pointer.at, reach, chosen: chosenOf(context) }) : null
}

/** What is chosen, as long as it is there. */
const chosenOf = ({ layout, picked }: ToolContext): SiteKey | null =>
  picked.site && siteFooting(layout.site, picked.site) ? picked.site : null

type Moving = Extract<SiteState, { kind: 'moving' }>

/** How far what is held has come: a corner goes to the corners and walls around it. */
function shiftOf({ hold, from }: Moving, pointer: Pointer, context: ToolContext): Shift {
  const { site } = context.layout
  const by = onEighths(subtract(pointer.at, from))
  const footing = hold.kind === 'corner' ? siteFooting(site, hold.key) : null
  if (hold.kind !== 'corner' || !footing || 'at' in footing) return { by, at: pointer.at }
  const all = 'line' in footing ? footing.line : footing.outline
  const beside = [all.at(hold.corner - 1), all[(hold.corner + 1) % all.length]].filter(
    (one) => one !== undefined,
  )
  const reach = reachOf(pointer, context)
  return { by, at: snappedCorner(pointer.at, { site, reach, corners: beside, without: hold.key }) }
}

/** What is wrong with an outline or a line whose corner is held. */
function faultOf(hold: SiteHold, site: Site, { at }: Shift): FootingFault | null {
  const footing = hold.kind === 'corner' ? withCorner(site, hold, at) : null
  return hold.kind === 'corner' && footing ? footingFault(site, hold.key, footing) : null
}

/** Puts down what is held; a corner that would leave no outline goes back, one of a lot to where it last left a yard. */
function dropped(state: Moving, pointer: Pointer, context: ToolContext): Reaction<SiteState> {
  const { hold, use } = state
  const { site } = context.layout
  const shift = shiftOf(state, pointer, context)
  const fault = faultOf(hold, site, shift)
  const isAllSetback = fault === 'no-yard'
  const refused: readonly Intent[] = fault
    ? [{ type: 'refuse', refusal: isAllSetback ? 'no-yard' : 'no-outline' }]
    : []
  const put = fault ? (isAllSetback ? state.last : undefined) : shift
  const made = put && moveEdit(hold, site, put)
  return { next: idle(use), intents: [...(made ? [commit(made), ...picksOf(hold)] : []), ...refused] }
}

function moved(state: Moving, pointer: Pointer, context: ToolContext): Reaction<SiteState> {
  const { site } = context.layout
  const shift = shiftOf(state, pointer, context)
  if (faultOf(state.hold, site, shift) === 'no-yard') return { next: state }
  const made = moveEdit(state.hold, site, shift)
  if (!made) return { next: idle(state.use) }
  const gesture = { moving: holdKeys(state.hold, site) }
  return { next: { ...state, last: shift }, intents: [{ type: 'preview', edit: made.edit, gesture }] }
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
  if (use.kind !== 'spot')
    return { next: idle(), intents: [made, ...choosing(use, layout.site), { type: 'finish' }] }
  return { next: idle(use), intents: [made, { type: 'pick', pick: { kind: 'spot', id } }] }
}

/** What is new on the site is chosen, so that its numbers can be typed and it can be dragged. */
function choosing(use: SiteUse, site: Site): readonly Intent[] {
  const key = newKey(use, site)
  return key ? [{ type: 'pick', pick: { kind: 'site', key } }] : []
}

type Cornered = Extract<SiteState, { kind: 'cornering' }>

/** Another corner; one on the first closes the outline, one on the last ends a line. */
function cornered(state: Cornered, pointer: Pointer, context: ToolContext): Reaction<SiteState> {
  const { corners, use } = state
  const reach = reachOf(pointer, context)
  const isLine = isLineUse(use.of)
  const isOn = (corner: Point | undefined) => corner !== undefined && distance(corner, pointer.at) <= reach
  if (isLine && corners.length >= ENDS && isOn(corners.at(-1))) return closed(state, context)
  if (!isLine && corners.length >= FEWEST_CORNERS && isOn(corners[0])) return closed(state, context)
  if (corners.length >= (isLine ? SITE_LIMITS.points : SITE_LIMITS.corners)) return closed(state, context)
  const at = isTyped(pointer)
    ? onEighths(pointer.at)
    : snappedCorner(pointer.at, { site: context.layout.site, reach, corners })
  const last = corners.at(-1)
  const isThere = last !== undefined && distance(last, at) === 0
  if (isThere && pointer.isKeyed) return closed(state, context)
  const next: Cornered = {
    ...state,
    corners: isThere ? corners : [...corners, at],
    press: null,
    last: null,
    fault: isThere ? state.fault : null,
  }
  return use.of.kind === 'destination-edge' && next.corners.length === ENDS ? closed(next, context) : { next }
}

/**
 * What is drawn is put on the site. Corners that are no outline stay, with why they are none, so that the person goes on; with
 * too few of them it is given up when it is ended again.
 */
function closed(state: Cornered, { layout: { site } }: ToolContext): Reaction<SiteState> {
  const { use, corners } = state
  const footing = isLineUse(use.of) ? { line: corners, thickness: 0 } : { outline: corners }
  const fault = footingFault(site, newKey(use, site), footing)
  const isFew = fault === 'few-corners' || fault === 'few-points'
  if (isFew && (corners.length === 0 || state.fault === fault))
    return { next: idle(), intents: [{ type: 'finish' }] }
  if (fault) return { next: { ...state, fault, press: null, last: null } }
  const made = commit(outlineEdit(use.of, corners))
  return { next: idle(), intents: [made, ...choosing(use, site), { type: 'finish' }] }
}
