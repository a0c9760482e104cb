import type { Inches } from '../base/units.ts'
import type {
  AdditionalProduct,
  ClosureChoice,
  Layout,
  LeadsTo,
  LegChoice,
  Opening,
  Project,
  StepName,
} from '../model/layout/layout.ts'
import { childRailsOf, isRailed, loopsOf } from '../model/layout/own-choices.ts'
import { isSystemPart, type Part, type PartId, type Side } from '../model/layout/part.ts'
import type { Edit } from './edit.ts'

/** Changes project options; they affect parts added from now on (spec 2 §2.3): those there keep loops and child rails. */
export const setProject =
  (patch: Partial<Project>): Edit =>
  (layout) => ({
    ...layout,
    project: { ...layout.project, ...patch },
    parts: changesRails(patch, layout.project)
      ? layout.parts.map((part) => withOwnRails(part, layout.project))
      : layout.parts,
  })

const changesRails = (patch: Partial<Project>, { loops, childRails }: Project): boolean =>
  (patch.loops ?? loops) !== loops || (patch.childRails ?? childRails) !== childRails

const withOwnRails = (part: Part, project: Project): Part =>
  isRailed(part) ? { ...part, loops: loopsOf(part, project), childRails: childRailsOf(part, project) } : part

/** Makes a side an entrance or exit, or empties it when it already is one (spec 3 §4.4). */
export const toggleOpening =
  (part: PartId, side: Side, use: Opening['use']): Edit =>
  (layout) => {
    const rest = layout.openings.filter((one) => one.part !== part || one.side !== side)
    const was = layout.openings.find((one) => one.part === part && one.side === side)
    return { ...layout, openings: was?.use === use ? rest : [...rest, { part, side, use }] }
  }

/** Says what an entrance or exit leads to; null takes it back. */
export const setLeadsTo =
  ({ part, side }: Pick<Opening, 'part' | 'side'>, leadsTo: LeadsTo | null): Edit =>
  (layout) => ({
    ...layout,
    openings: layout.openings.map((one) => {
      if (one.part !== part || one.side !== side) return one
      const { leadsTo: _, ...opening } = one
      return leadsTo === null ? opening : { ...opening, leadsTo }
    }),
  })

export const removeOpening =
  (part: PartId, side: Side): Edit =>
  (layout) => ({
    ...layout,
    openings: layout.openings.filter((one) => one.part !== part || one.side !== side),
  })

const withChoice = <Choice extends { readonly id: string }>(
  choices: readonly Choice[],
  choice: Choice,
): readonly Choice[] =>
  choices.some(({ id }) => id === choice.id)
    ? choices.map((one) => (one.id === choice.id ? choice : one))
    : [...choices, choice]

export const switchClosure =
  (id: string, isActive: boolean): Edit =>
  (layout) => ({ ...layout, closureChoices: withChoice(layout.closureChoices, { id, isActive }) })

/** Writes the closures to the project, the active ones only (spec 3 §4.7); that the others are off is decided with it. */
export const writeClosures =
  (closures: readonly ClosureChoice[]): Edit =>
  (layout) => ({
    ...layout,
    closureChoices: closures
      .filter(({ isActive }) => !isActive)
      .reduce((choices, { id }) => withChoice(choices, { id, isActive: false }), layout.closureChoices),
    writtenClosures: closures.filter(({ isActive }) => isActive).map(({ id }) => id),
  })

const UNTOUCHED_LEG = { isActive: true, updatedLength: null, isLowPro: null } as const

const changeLeg =
  (id: string, patch: Partial<Omit<LegChoice, 'id'>>): Edit =>
  (layout) => {
    const before = layout.legChoices.find((one) => one.id === id) ?? { id, ...UNTOUCHED_LEG }
    return { ...layout, legChoices: withChoice(layout.legChoices, { ...before, ...patch }) }
  }

export const switchLeg = (id: string, isActive: boolean): Edit => changeLeg(id, { isActive })

/**
 * Types a leg's length in inches, from 0 up; null goes back to the derived one. What is no number changes nothing: a leg
 * would be gone from the order in silence (decision 027).
 */
export const setLegLength = (id: string, length: Inches | null): Edit => {
  if (length === null) return changeLeg(id, { updatedLength: null })
  return Number.isFinite(length) ? changeLeg(id, { updatedLength: Math.max(0, length) }) : (layout) => layout
}

export const setLegLowPro = (id: string, isLowPro: boolean | null): Edit => changeLeg(id, { isLowPro })

export const switchBrace =
  (id: string, isActive: boolean): Edit =>
  (layout) => ({ ...layout, braceChoices: withChoice(layout.braceChoices, { id, isActive }) })

export const setAutoGenLegs =
  (autoGenLegs: boolean): Edit =>
  (layout) => ({ ...layout, autoGenLegs })

/** Turning automatic bracing off clears all braces (spec 3 §4.6). */
export const setAutoGenBracing =
  (autoGenBracing: boolean): Edit =>
  (layout) => ({ ...layout, autoGenBracing, braceChoices: [] })

/** Sets how many of an add-on are ordered; none takes the line away (spec 1 §5). */
export const setAdditionalProduct =
  (product: AdditionalProduct): Edit =>
  (layout) => {
    const rest = layout.additionalProducts.filter(({ itemNumber }) => itemNumber !== product.itemNumber)
    return { ...layout, additionalProducts: product.qty > 0 ? [...rest, product] : rest }
  }

export const confirmStep =
  (step: StepName): Edit =>
  (layout) =>
    layout.confirmedSteps.includes(step)
      ? layout
      : { ...layout, confirmedSteps: [...layout.confirmedSteps, step] }

/** What a layout has that a person can switch by hand. */
type Switchable = {
  readonly closures: readonly ClosureChoice[]
  readonly legs: readonly Owner[]
  readonly bracing: { readonly braces: readonly Owner[] }
}
type Owner = { readonly id: string }

/**
 * Confirms a step; with the Closure step the closures are written to the project (spec 3 §4.7). What was chosen there for
 * something that is gone ends with it: until then an issue says so.
 */
export const confirmStepWith =
  (step: StepName, { closures, legs, bracing }: Switchable): Edit =>
  (layout) => {
    const confirmed = confirmStep(step)(layout)
    const { closureChoices, legChoices, braceChoices, autoGenLegs } = confirmed
    switch (step) {
      case 'closure':
        return writeClosures(closures)({ ...confirmed, closureChoices: ownedBy(closures, closureChoices) })
      case 'leg':
        // Legs that a person orders have no places to choose for; the choices wait until places are found again.
        return autoGenLegs ? { ...confirmed, legChoices: ownedBy(legs, legChoices) } : confirmed
      case 'bracing':
        return { ...confirmed, braceChoices: ownedBy(bracing.braces, braceChoices) }
      default:
        return confirmed
    }
  }

function ownedBy<Choice extends Owner>(
  owners: readonly Owner[],
  choices: readonly Choice[],
): readonly Choice[] {
  const known = new Set(owners.map(({ id }) => id))
  return choices.every(({ id }) => known.has(id)) ? choices : choices.filter(({ id }) => known.has(id))
}

/** Asks for every step again; choices stay and pre-fill the steps (spec 1 §4, reset on layout change). */
export const reopenSteps: Edit = (layout) =>
  layout.confirmedSteps.length === 0 && layout.writtenClosures === null
    ? layout
    : { ...layout, confirmedSteps: [], writtenClosures: null }

/** Whether a change touches what every later step was confirmed for: the system parts themselves. */
export const touchesPathway = (before: Layout, after: Layout): boolean => {
  if (before.parts === after.parts) return false
  const was = new Map(before.parts.map((part) => [part.id, part]))
  const pathway = after.parts.filter(isSystemPart)
  if (before.parts.filter(isSystemPart).length !== pathway.length) return true
  return pathway.some((part) => {
    const old = was.get(part.id)
    return old !== part && (!old || asConfirmed(old, before) !== asConfirmed(part, after))
  })
}

/** What steps are confirmed for: not how a part is lettered, nor whether its rails follow the project or itself. */
const asConfirmed = (part: Part, { project }: Layout): string =>
  JSON.stringify({ ...IN_ONE_ORDER, ...withOwnRails(part, project), looks: null })
/** Equal parts are equal texts, whenever a field was set. */
const IN_ONE_ORDER = { looks: null, loops: null, childRails: null }
