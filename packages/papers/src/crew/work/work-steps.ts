import {
  type Analysis,
  groundOf,
  listed,
  nameOfThing,
  type PartId,
  type PartKind,
  pluralOf,
  type SiteFate,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import {
  heightAtSide,
  measuredSystems,
  partTags,
  type SetOutPart,
  settingOut,
  taggedBraces,
  taggedLegs,
} from '@ramp/solids'
import { kindOf } from '../../content/part-facts.ts'
import { hasDoor, sillAboveEnd } from '../../content/rise.ts'
import { structureTies } from '../../content/support-notes.ts'
import { listedTags } from '../../content/words.ts'
import { type Foundation, NO_FOUNDATION } from '../../paper/input.ts'
import { closureRows } from '../facts/closure-rows.ts'
import { gateTexts } from '../facts/gates.ts'
import { platesOf, plateText } from '../facts/plates.ts'
import { railEndRows } from '../facts/rail-ends.ts'
import { isSkew } from '../facts/stations.ts'
import { anchorText, legText, padText } from './foot-steps.ts'
import { piecesOfSteps, type StepPieces } from './pieces-of-steps.ts'
import { STEPS, type StepKind } from './step-of-role.ts'

/** One step of the work, with the pieces it uses. */
export type WorkStep = {
  readonly kind: StepKind
  readonly text: string
  readonly pieces: readonly StepPieces[]
}

/** What is done one after the other, from what this system has: every line of the load list is in a step. */
export function workOf(analysis: Analysis, foundation: Foundation = NO_FOUNDATION): readonly WorkStep[] {
  const pieces = piecesOfSteps(analysis)
  const job: Job = {
    analysis,
    foundation,
    tags: partTags(analysis),
    parts: settingOut(analysis).parts,
  }
  return STEPS.flatMap((kind): WorkStep[] => {
    const own = pieces.get(kind) ?? []
    // Whatever is on the load list has a step, also where the drawing says nothing of it.
    const text = TEXTS[kind](job, own) || ifAny(own, `Install ${described(own)}.`)
    return text === '' ? [] : [{ kind, text, pieces: own }]
  })
}

type Job = {
  readonly analysis: Analysis
  readonly foundation: Foundation
  readonly tags: ReadonlyMap<PartId, string>
  readonly parts: readonly SetOutPart[]
}

/** The sentence of each step; empty where this system has none of it. */
const TEXTS: Readonly<Record<StepKind, (job: Job, pieces: readonly StepPieces[]) => string>> = {
  'clear-site': ({ analysis }) => clearText(analysis),
  'check-rise': ({ analysis }) =>
    `Check the rise: ${riseText(analysis)}. If it differs, call before you build.`,
  'string-lines': (job) => stringText(job),
  pads: (job, pieces) => [padText(job), landingText(job, pieces)].filter((one) => one !== '').join(' '),
  'add-ons': (_, pieces) =>
    ifAny(pieces, `Add-ons: ${described(pieces)}. What goes under the feet goes in first.`),
  legs: (job) => legText(job),
  platforms: (job) => platformText(job),
  door: ({ analysis }, pieces) => ifAny(pieces, doorText(analysis)),
  ramps: (job) => rampText(job),
  stairs: (job) => stairText(job),
  angles: (job) =>
    namesOf(job, isRamp) === '' ? '' : 'Check each ramp against its target slope. Tighten pins and bolts.',
  'platform-braces': (job) => braceText(job, true),
  braces: (job) => braceText(job, false),
  anchors: (job) => anchorText(job),
  plates: ({ analysis }, pieces) => ifAny(pieces, plateSentence(analysis)),
  rails: (job, pieces) => railText(job, pieces),
  gates: ({ analysis }, pieces) => ifAny(pieces, gateSentence(analysis)),
  closures: ({ analysis }, pieces) => ifAny(pieces, closureText(analysis)),
  thresholds: (job, pieces) => ifAny(pieces, thresholdText(job)),
  portables: (job, pieces) => ifAny(pieces, portableText(job)),
  lift: (_, pieces) => ifAny(pieces, `Lift: ${described(pieces)}, by the manual of the lift.`),
  manually: (_, pieces) => ifAny(pieces, `Ordered manually, not on the plan: ${described(pieces)}.`),
}

const ifAny = (pieces: readonly StepPieces[], text: string): string => (pieces.length === 0 ? '' : text)

const described = (pieces: readonly StepPieces[]): string =>
  listed(pieces.map(({ shortName, description }) => `${description} (${shortName})`))

const isRamp = ({ placed }: SetOutPart) => kindOf(placed) === 'ramp'
const isPad = ({ placed }: SetOutPart) => placed.item.role === 'landing-pad'
const isPlatform = (part: SetOutPart) => kindOf(part.placed) === 'platform' && !isPad(part)
const isCustom = ({ placed }: SetOutPart) => placed.item.isCustom

const tagsOf = ({ parts, tags }: Job, isMeant: (part: SetOutPart) => boolean): readonly string[] =>
  parts.filter(isMeant).map(({ id }) => tags.get(id) ?? '')

const namesOf = (job: Job, isMeant: (part: SetOutPart) => boolean): string => listedTags(tagsOf(job, isMeant))

/** Platforms are braced before ramps hang on them, joints of ramps with their legs. */
function braceText({ analysis }: Job, isOfPlatforms: boolean): string {
  const braces = taggedBraces(analysis).filter(
    ({ brace }) => (analysis.placement.byId.get(brace.part)?.part.kind === 'platform') === isOfPlatforms,
  )
  if (braces.length === 0) return ''
  return `Install braces ${listedTags(braces.map(({ tag }) => tag))} between the legs of their table.`
}

/** The sill over the ground at the lower end; of several systems the deck at the door of each. */
function riseText(analysis: Analysis): string {
  const systems = measuredSystems(analysis)
  if (systems.length < 2)
    return `the ${hasDoor(analysis) ? 'sill' : 'upper end'} is ${lengthText(sillAboveEnd(analysis), 'height')} above the ground at the lower end`
  const ground = groundOf(analysis.layout.site)
  const each = systems.flatMap(({ datum, parts: [first, ...others] }) => {
    if (!first) return []
    const exit = analysis.connections.openings.find(
      ({ use, end }) => use === 'exit' && [first, ...others].some(({ id }) => id === end.part),
    )
    const last = [first, ...others].find(({ id }) => id === exit?.end.part)
    const below = (exit && last && ground?.heightAt(last.toGround(exit.at))) ?? 0
    return [`${lengthText(heightAtSide(first, first.entered) - below, 'height')} at ${datum.lines.wall}`]
  })
  return `the decks at the doors are above the ground at their lower ends: ${listed(each)}`
}

/** What stands where the ramp goes, as the site has it. */
function clearText({ layout }: Analysis): string {
  const { things = [] } = layout.site
  const namesOf = (fate: SiteFate) => things.filter((thing) => thing.fate === fate).map(nameOfThing)
  const [moved, removed] = [namesOf('moves'), namesOf('goes')]
  return [
    ...(moved.length === 0 ? [] : [`Move out of the way first: ${listed(moved)}.`]),
    ...(removed.length === 0 ? [] : [`Remove first: ${listed(removed)}.`]),
  ].join(' ')
}

function stringText({ analysis, tags }: Job): string {
  const systems = measuredSystems(analysis)
  const lines = listed(systems.flatMap(({ datum }) => [datum.lines.wall, datum.lines.side]))
  const decks = systems.flatMap(({ parts, datum }) =>
    parts
      .filter(({ placed }) => kindOf(placed) === 'platform')
      .map((part) => ({ name: tags.get(part.id) ?? '', isTurned: isSkew(part, datum) })),
  )
  if (decks.length === 0) return `String lines ${lines}.`
  const marked = `String lines ${lines}. Mark the corners of ${listedTags(decks.map(({ name }) => name))}.`
  const turned = decks.filter(({ isTurned }) => isTurned).map(({ name }) => name)
  return turned.length === 0 ? marked : `${marked} For ${listedTags(turned)} see the table of corners.`
}

function landingText(job: Job, pieces: readonly StepPieces[]): string {
  const pads = pieces.length === 0 ? [] : tagsOf(job, isPad)
  if (pads.length === 0) return ''
  const noun = pluralOf(pads.length, 'landing pad')
  return `Set ${noun} ${listedTags(pads)} level on firm ground, without legs.`
}

function platformText(job: Job): string {
  const platforms = tagsOf(job, isPlatform)
  if (platforms.length === 0) return ''
  const own = listedTags(platforms)
  const hasLegs = job.analysis.legs.some(({ isActive }) => isActive)
  const joined = job.analysis.connections.joints.filter(
    ({ kind }) => kind === 'PLATFORM_TO_PLATFORM' || kind === 'PLATFORM_TO_PFEXT',
  )
  const pairs = joined.map(({ a, b }) => `${job.tags.get(a.part)} to ${job.tags.get(b.part)}`)
  return [
    platforms.length === 1
      ? `Set ${own}${hasLegs ? ' on its legs' : ''}. Level it and check both diagonals.`
      : `Set ${own}${hasLegs ? ' on their legs' : ''}, from the door out. Level each and check both diagonals.`,
    ...(pairs.length === 0 ? [] : [`Connect ${listed(pairs)}.`]),
    ...customText(job, isPlatform),
  ].join(' ')
}

/** Parts made to measure: their size is not that of stock. */
function customText(job: Job, isMeant: (part: SetOutPart) => boolean): readonly string[] {
  const made = namesOf(job, (part) => isMeant(part) && isCustom(part))
  return made === '' ? [] : [`Custom: ${made}. Compare the size with the plan first.`]
}

function doorText(analysis: Analysis): string {
  const ties = structureTies(analysis)
  const straps = ties.filter(({ role }) => role === 'tie-strap')
  const plates = platesOf(analysis).filter(({ isAtDoor }) => isAtDoor)
  return [
    ...straps.map(({ tag, item }) => `Tie ${tag} to the structure with ${item}.`),
    ...plates.map((one) => `Fasten ${plateText(one, analysis)} to the structure.`),
  ].join(' ')
}

function rampText(job: Job): string {
  const ramps = tagsOf(job, ({ placed }) => ['ramp', 'arr'].includes(placed.part.kind))
  if (ramps.length === 0) return ''
  const feet = taggedLegs(job.analysis).length === 0 ? '' : ', each with its legs'
  const isTurned = job.parts.some(({ placed }) => placed.part.kind === 'arr')
  return [
    `Install ${listed(rangesOf(ramps))} from the door down${feet}.`,
    ...(isTurned ? ['Set the turned parts by the table of corners.'] : []),
    ...customText(job, ({ placed }) => placed.part.kind === 'ramp'),
  ].join(' ')
}

/** `R1 to R5` and `T1` of ramps and 45-degree pieces. */
function rangesOf(tags: readonly string[]): readonly string[] {
  const [ramps, turns] = [
    tags.filter((tag) => tag.startsWith('R')),
    tags.filter((tag) => !tag.startsWith('R')),
  ]
  return [ramps, turns].filter((own) => own.length > 0).map((own) => listedTags(own))
}

function stairText(job: Job): string {
  const { joints } = job.analysis.connections
  const stairs = job.parts.filter(({ placed }) => kindOf(placed) === 'stair')
  const at = stairs.map(({ id }) => {
    const joint = joints.find(({ a, b }) => a.part === id || b.part === id)
    const deck = joint && (joint.a.part === id ? joint.b.part : joint.a.part)
    const name = job.tags.get(id) ?? ''
    return deck === undefined ? name : `${name} at ${job.tags.get(deck) ?? ''}`
  })
  return stairs.length === 0 ? '' : `Install ${listed(at)}. All feet of a stair on firm ground.`
}

function plateSentence(analysis: Analysis): string {
  const plates = platesOf(analysis).filter(({ isAtDoor }) => !isAtDoor)
  return `Install plates: ${listed(plates.map((one) => plateText(one, analysis)))}.`
}

function railText(job: Job, pieces: readonly StepPieces[]): string {
  const { analysis, tags } = job
  const railed = [...analysis.platformRails.values()].filter(({ sides }) => sides.length > 0)
  const ends = railEndRows(analysis)
  if (pieces.length === 0 && railed.length === 0 && ends.length === 0) return ''
  const free = (what: string) => [
    ...new Set(ends.filter(({ gets }) => gets === what).map(({ part }) => part)),
  ]
  const at = (parts: readonly PartId[]) => listedTags(parts.map((part) => tags.get(part) ?? ''))
  const [loops, caps] = [free('loop'), free('cap')]
  return [
    'Install the rails, then their ends by the table.',
    ...(loops.length === 0 ? [] : [`Loops at ${at(loops)}.`]),
    ...(caps.length === 0 ? [] : [`End caps at ${at(caps)}.`]),
  ].join(' ')
}

const gateSentence = (analysis: Analysis): string => {
  const gates = gateTexts(analysis)
  return gates.length === 0 ? 'Mount the gate.' : gates.map((text) => `Mount gate ${text}.`).join(' ')
}

function closureText(analysis: Analysis): string {
  const rows = closureRows(analysis).filter(({ shortName }) => shortName !== null)
  const made = rows.filter(({ isMadeToOrder }) => isMadeToOrder)
  const each = rows.map(({ tags, shortName, quantity }) =>
    quantity > 1 ? `${tags.join(', ')} (${quantity} ${shortName})` : `${tags.join(', ')} (${shortName})`,
  )
  return [
    `Closures last, cut to fit: ${listed(each)}.`,
    ...(made.length === 0 ? [] : [`${listed(made.flatMap(({ tags }) => tags))}: custom, order manually.`]),
  ].join(' ')
}

/** Loose parts of a kind by the stock names they have on the plan. */
const namesOfKind = ({ analysis }: Job, kind: PartKind): readonly string[] =>
  analysis.placement.parts.flatMap(({ part, item }) => (part.kind === kind ? [item.shortName] : []))

function thresholdText(job: Job): string {
  const names = namesOfKind(job, 'threshold')
  return names.length === 0 ? '' : `Install ${listed(names)} as on the plan.`
}

function portableText(job: Job): string {
  const names = namesOfKind(job, 'portable')
  return names.length === 0 ? '' : `Hand over ${listed(names)} and show how to use it.`
}
