import type { Analysis } from '@ramp/domain'
import { type Block, lengthText, numbered, paragraph, toTick } from '@ramp/drafting'
import { partTags, settingOut, taggedBraces, taggedClosures } from '@ramp/solids'
import { kindOf } from '../content/part-facts.ts'
import { sillAboveEnd } from '../content/rise.ts'
import { structureTies } from '../content/support-notes.ts'
import { listedTags } from '../content/words.ts'
import { legRange } from './maps.ts'

type Kind = ReturnType<typeof kindOf>

/** What is done one after the other: platforms and ramps first, rails last. */
export function workOf(analysis: Analysis): readonly string[] {
  const { parts } = settingOut(analysis)
  const names = partTags(analysis)
  const named = (...kinds: readonly Kind[]) =>
    listedTags(
      parts.flatMap(({ id, placed }) => (kinds.includes(kindOf(placed)) ? [names.get(id) ?? ''] : [])),
    )
  const [platforms, ramps, stairs] = [named('platform'), named('ramp', 'other'), named('stair')]
  const legs = legRange(analysis)
  const braces = listedTags(taggedBraces(analysis).map(({ tag }) => tag))
  const closures = listedTags(taggedClosures(analysis).map(({ tag }) => tag))
  const steps: readonly Step[] = [
    [
      true,
      `Check the sill: ${lengthText(sillAboveEnd(analysis), 'tape-reading')} above the ground where the way ends. Another height? Call before building.`,
    ],
    [platforms === '', 'String W and S.'],
    [platforms !== '', `String W and S, mark the corners of ${platforms}.`],
    [platforms !== '', `Stand ${platforms} on the legs; level, then check the diagonals.`],
    [ramps !== '', `Hang ${ramps} from the door down, with legs and feet as you go.`],
    [stairs !== '', `Hang ${stairs}.`],
    [legs !== '', `Set ${legs} to the set heights of the schedule.`],
    ...structureTies(analysis).map(
      ({ tag, role, item }): Step => [role === 'tie-strap', `Tie ${tag} to the structure with ${item}.`],
    ),
    [analysis.layout.parts.some(({ kind }) => kind === 'transition'), 'Install the plates as drawn.'],
    [true, 'Measure each angle, then tighten pins and bolts.'],
    [braces !== '', `Put in the braces ${braces}.`],
    [
      true,
      closures === ''
        ? 'Rails and their ends last.'
        : `Rails and their ends last, then closures ${closures}.`,
    ],
  ]
  return steps.flatMap(([isAsked, text]) => (isAsked ? [text] : []))
}

type Step = readonly [isAsked: boolean, text: string]

export const orderBlock = (analysis: Analysis, width: number): Block => ({
  heading: 'Order of work',
  rows: workOf(analysis).map((text, index) => numbered(index + 1, text, width)),
})

const TOOLS = [
  'Digital level, 4 ft level, string, two tapes',
  'Wrenches and sockets for the hardware bags',
  'Rubber mallet, drill, hand truck or cart',
  'Pads for soft ground under feet',
] as const

/** Anchors are brought for what the parts list has at the structure. */
export function bringBlock(analysis: Analysis, width: number): Block {
  const ties = structureTies(analysis).map(({ tag, item }) => `Anchors for ${item} at ${tag}`)
  return { heading: 'Tools and anchors', rows: [...TOOLS, ...ties].map((tool) => toTick(tool, width)) }
}

export const stopBlock = (phone: string, width: number): Block => ({
  heading: 'Stop and call',
  rows: [
    paragraph(
      'The sill is at another height. The ground differs by more than the range left of a leg. Soft soil or water under a foot. Anything in the way.',
      width,
    ),
    ...(phone === '' ? [] : [paragraph(phone, width, { weight: 'bold' })]),
  ],
})
