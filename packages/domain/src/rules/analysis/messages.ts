import { brandNow, withProductName } from '../../base/brand.ts'
import { counted, pluralOf } from '../../base/counted.ts'
import { inchesText } from '../../base/lengths/length-text.ts'
import type { Issue, IssueCode } from '../../model/layout/issue.ts'

const ONE_WIDTH = 'Choose ramps of one width.'
const CHILD_RAILS = 'Give every ramp of the run child rails, or none.'
const STARTER_LAST = 'Put the starter ramp at the lowest end, with nothing below it.'
const NO_EXTENSION = 'Replace the extension with a platform, or connect it to a platform.'
const OWN_RUNS = 'Put the stairs in a separate run.'
const RECONFIGURE_SLOPE = 'Re-define runs parts to meet credible slope.'
const LESS_STEEP = 'Use longer ramps or more of them, or change the heights of the run.'
/** `run Primary`; a run whose name says it already is called by its name: `Run 1`. */
const called = (run: string | number | undefined) =>
  /^run\b/i.test(String(run)) ? String(run) : `run ${run ?? '?'}`
const starting = (run: string | number | undefined) => called(run).replace(/^run/, 'Run')
const inches = (value: string | number | undefined) => (value === undefined ? '?' : inchesText(Number(value)))
/** What there is, where more is required: never rounded up to what is required. */
const have = (value: string | number | undefined) =>
  inches(value === undefined ? value : Math.floor(Number(value) * 16) / 16)
type Values = Readonly<Record<string, string | number>>

/** Of `count` that are missing, `covered` were ordered by hand; `byHand` were ordered in all, of whatever size. */
const noneOrdered = (what: string, { under, height, count, covered, byHand }: Values) =>
  byHand
    ? `The ${what} ordered manually cover ${covered} of ${count} for a ${under} at ${inches(height)}.`
    : `No ${what} are ordered for a ${under} at ${inches(height)}.`

function switchedOff(what: string, { under, height, count, covered, byHand }: Values) {
  const off = `${counted(Number(count), `${what} is`, `${what}s are`)} switched off`
  const instead = byHand
    ? `the ${what}s ordered manually cover ${covered} of ${count}`
    : 'none are ordered instead'
  return `${off} under a ${under} at ${inches(height)}, and ${instead}.`
}

/**
 * The sentence of every issue. Sentences of the specification stand word for word (spec 3 §5); where it gives none,
 * ours say what to do.
 */
const MESSAGES: Readonly<Record<IssueCode, (values: Values) => string>> = {
  'placement.overlap': () => 'System parts cannot overlap',
  'placement.unknown-item': ({ name }) => `Could not get ${name} info`,
  'placement.not-placed': ({ part, to }) =>
    `Part ${part} cannot be placed, because ${to}, the part it is attached to, is not placed.`,
  'connection.not-valid': ({ a, b }) => `Connecting ${a} to ${b} is not a valid connection.`,
  'connection.alignment': () => 'Parts are not in proper alignment',
  'connection.unconnected-part': ({ part }) => `${part} is without connections.`,
  'connection.unconnected-side': ({ part, end }) => `${part} ${end} must be connected.`,
  'connection.rails-overlap': () => 'There are connections that overlap guards / handrails.',
  'connection.ramp-sizes': () => 'Different sized ramps cannot connect',
  'connection.parts-cannot-connect': () => 'These 2 parts cannot connect',
  'connection.arr-not-allowed': () => 'This connection is not allowed.',
  'connection.center-ramp-on-hd': () => 'Center ramp connections are not allowed on PATHWAY HD',
  'connection.side-on-hd-resting': () => 'Side connections are not allowed on PATHWAY HD Resting Platforms',
  'connection.side-too-small': () => 'Platforms side is too small',
  'connection.platform-edges': () => 'Platform edges of different sizes cannot connect',
  'connection.starter-not-last': () => 'A starter ramp must be at the end of a run',
  'connection.child-rails': () => 'A ramp run must all have child rails in order.',
  'connection.ext-between-ramps': () => 'An extender platform is not able to connect between 2 ramps',
  'connection.no-entrance': () => 'Assign at least one entrance: any entry point at the top of the system.',
  'connection.no-exit': () => 'Assign at least one exit: any exit point at the bottom of the system.',
  'connection.exit-at-ramp-top': () => 'Cannot assign an exit to a ramp top support',
  'connection.entrance-at-ramp-bottom': () => 'Cannot assign an entrance to a ramp bottom support',
  'connection.entrance-at-pad': () =>
    'A landing pad ends the system: it cannot be an entrance. Assign an exit to it.',
  'connection.opening-not-free': ({ part, end, use }) =>
    `${part} ${end} cannot be an ${use}: it is already connected, or the route cannot ${use === 'exit' ? 'end' : 'begin'} there. Choose a free side.`,
  'run.unassigned-part': () => "some parts aren't assigned a run.",
  'run.none': () => 'There are no runs. Add a run from the top of the system to its bottom.',
  'run.empty': ({ run }) =>
    `${starting(run)} has no parts. Select its parts from the top down, or delete it.`,
  'run.unknown-part': ({ run, part }) => `${starting(run)} names part ${part}, which is not in the layout.`,
  'run.part-in-two-runs': () => 'A part belongs to one run only. Remove it from the others.',
  'run.height-missing': ({ run, missing }) => `${starting(run)} needs ${missing}.`,
  'run.bottom-adjusted': () =>
    `${brandNow().name} auto adjusted this field because end/bottom height cannot be higher than start/top height.`,
  'run.bottom-forced': () => 'The ending height must be 0 if the run ends with a starter ramp.',
  'run.stairs-in-primary': () => 'Stairs are not allowed in your primary run',
  'run.stairs-with-ramps': () => 'Stairs and Ramps are not allowed in the same run',
  'run.ramps-with-stairs': () => 'Ramps and Stairs are not allowed in the same run',
  'run.extender-between-ramps': () => 'An extender platform is not able to connect between 2 ramps',
  'run.starter-ramp-not-last': () => 'A starter ramp must be at the end of a run',
  'run.child-rails': () => 'A ramp run must all have child rails in order.',
  'run.ramp-sizes': () => 'Different sized ramps cannot connect',
  'run.parts-cannot-connect': () => 'These 2 parts cannot connect',
  'run.parts-not-joined': ({ run, a, b }) =>
    `${b} follows ${a} in ${called(run)}, but they are not joined. Select the parts in walking order, from the top down.`,
  'run.starter-ramp-missing': () => 'There must be a starter ramp if the runs height ends at 0',
  'run.slope-zero': () => 'Slope cant be 0',
  'run.slope-too-steep': () => 'Slope cant be greater than 1',
  'run.ratio-look-out': ({ run, ratio }) =>
    `Look Out! ${starting(run)} is ${ratio}, steeper than recommended for this product.`,
  'run.ratio-warning': ({ run, ratio }) =>
    `Warning: ${called(run)} is ${ratio}, steeper than the desired ratio.`,
  'run.stairs-height': ({ run, expected, start }) =>
    `The stairs of ${called(run)} may not line up: with their heights the run ${
      Number(expected) < 0 ? `starts at ${inches(start)}` : `ends at ${inches(expected)}`
    }.`,
  'run.stair-height-range': ({ part, min, max, height }) =>
    `${part} cannot be ${inches(height)} high: choose ${inches(min)} up to less than ${inches(max)}.`,
  'run.heights-disagree': ({ a, b }) =>
    `Two connected parts are at different heights (${inches(a)} and ${inches(b)}). Select the parts of a run in walking order and give connected runs the same height.`,
  'run.off-ground': ({ run, bottom, ground, by, lies }) =>
    `${starting(run)} ends at ${inches(bottom)}, ${inches(by)} ${lies} the ground. The ground there is at ${inches(ground)}.`,
  'run.above-grade': ({ part, height }) => `${part} ends ${height} above grade.`,
  'closure.custom': () => 'This configuration includes custom closures.',
  'closure.not-written': () =>
    'A closure was found that the project was not confirmed with. It is switched off: open Closures to switch it on.',
  'closure.switched-off': ({ count, covered }) => {
    const off = `${counted(Number(count), 'closure is', 'closures are')} turned off.`
    if (covered) return `${off} Closures you ordered manually fill ${covered} of their gaps.`
    return `${off} ${pluralOf(Number(count), 'Its gap stays', 'Their gaps stay')} open.`
  },
  'leg.none-long-enough': () => 'Could not generate legs',
  'leg.none-ordered': (values) => noneOrdered('legs', values),
  'leg.switched-off': (values) => switchedOff('leg', { ...values, under: 'deck' }),
  'leg.without-length': ({ height }) =>
    `A leg under a deck at ${inches(height)} has no length: none is ordered there.`,
  'leg.foot-too-low': ({ height, below }) =>
    `Low-profile foot under a deck at ${inches(height)}. It supports decks below ${inches(below)} only.`,
  'leg.near-next-size': ({ count, left, how }) =>
    `${counted(Number(count), 'leg is', 'legs are')} near the next size: ${inches(left)} less grade needs the next leg size, and the ground there is ${how}.`,
  'bracing.none-ordered': (values) => noneOrdered('braces', values),
  'bracing.switched-off': (values) => switchedOff('brace', values),
  'platform.below-minimum-height': ({ part, lowest }) =>
    `${part} cannot be lower than its frame, ${inches(lowest)}.`,
  'platform.resting-not-offered': ({ part }) =>
    `${part} cannot be a resting platform. Switch it off, or choose a size that rests.`,
  'choice.owner-gone': ({ what, step, count }) =>
    `Manual choices for ${what} that were removed: ${count}. Choose again where needed, then confirm the ${step} step.`,
  'site.in-building': ({ part, name, by }) => `${part} is ${inches(by)} inside ${name}.`,
  'site.outside-yard': ({ part, by }) => `${part} extends ${inches(by)} past the yard line.`,
  'site.on-keep-off': ({ part, name }) => `${part} is on ${name}. Nothing can be over it.`,
  'site.near-obstacle': ({ part, name, clear, asked }) =>
    asked === 0
      ? `${part} is on ${name}. Keep it clear.`
      : `${part} is ${have(clear)} from ${name}. Keep at least ${inches(asked)} clear.`,
  'site.over-lot-line': ({ part, by }) => `${part} extends ${inches(by)} past the lot line.`,
  'site.landing-over-lot-line': ({ part, by }) =>
    `The landing at the bottom of ${part} extends ${inches(by)} past the lot line.`,
  'site.landing-outside-yard': ({ part, by }) =>
    `The landing at the bottom of ${part} extends ${inches(by)} past the yard line.`,
  'site.to-move': ({ name }) => `${name} has to be moved before installation.`,
  'site.to-remove': ({ name }) => `${name} has to be removed before installation.`,
  'site.door-way-blocked': ({ part, door, need }) =>
    `${part} blocks the path out of ${door}. Keep ${inches(need)} clear in front of it.`,
  'site.door-swing-blocked': ({ part, door, need }) =>
    `${door} swings out over ${part}. It needs a level platform ${inches(need)} deep.`,
  'site.too-steep-for-device': ({ run, ratio, limit }) =>
    `${starting(run)} is ${ratio}, steeper than the device climbs (1:${limit} maximum).`,
  'site.over-rated-load': ({ loaded, rated, line }) =>
    `Person and device weigh ${loaded} lb; ${line} is rated for ${rated} lb.`,
  'site.porch-not-at-door': ({ door }) =>
    `The porch is not at ${door}, so no ramp starts there. Draw the porch at its wall.`,
  'site.touching-decks': ({ part, other, gap, asked }) =>
    `${part} and ${other} are ${have(gap)} apart and not connected. Keep at least ${inches(asked)} between decks.`,
  'site.deck-too-low': ({ part, over, lowest }) =>
    `${part} is only ${have(over)} above grade at the high spot. The frame needs ${inches(lowest)}.`,
  'site.under-ground': ({ part, by, limit }) =>
    `${part} is ${inches(by)} below grade. Up to ${inches(limit)} can be excavated.`,
  'site.step-at-door': ({ step, limit }) =>
    limit === undefined
      ? `Step from the porch to the door sill is ${step}. This product line has no threshold ramp for it.`
      : `Step from the porch to the door sill is ${step} (${limit} maximum with a threshold ramp).`,
  'gate.off-platform': () => 'The gate is not at the side of a platform. Drag it to one.',
  'gate.behind-railing': ({ platform }) =>
    `The ${platform} platform has a railing where the gate is. Remove the railing in Handrails.`,
  'transition.unattached': ({ part }) => `${part} touches no part. Put it against an entrance or exit.`,
  'parts-list.addition-missing': ({ name }) => `Additional Part - ${name} - Not found`,
  'parts-list.price-missing': ({ name }) => `${name} has no price: the total does not include it.`,
  'parts-list.count-disagrees': ({ what, listed, expected }) =>
    `The parts list has ${listed} ${what}, but a second count finds ${expected}. Do not order; report this system.`,
  'drawing.tool-left': ({ tool }) => `Tools stencils must be deleted before finalizing: ${tool}.`,
  'parts-list.item-missing': ({ name }) => `Could not get ${name} info`,
}

/** What an issue says to a person. */
export const messageOf = ({ code, values = {} }: Pick<Issue, 'code' | 'values'>): string =>
  MESSAGES[code](lettered(values))

/** Parts made to measure are lettered as on the screens: `44.5 × 66 in`. Names of stock sizes stay as the specification has them: `5x5`. */
const lettered = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/(\d)x([\d.]+ in)$/, '$1 × $2') : value,
    ]),
  )

/** What to do about an issue whose sentence is fixed by the specification and leaves it open. */
const ADVICE: Readonly<Partial<Record<IssueCode, string>>> = {
  'placement.overlap': 'Move one of the two parts.',
  'connection.alignment': 'Move the parts together until they snap flush.',
  'connection.rails-overlap':
    'Remove the railing from the connected side in the Handrail step, or disconnect that side.',
  'connection.not-valid':
    'Put a part between them that joins both: a platform between a ramp and a stair, or a ramp next to a 45-degree piece.',
  'connection.unconnected-part':
    'Move it against another part, assign an entrance or exit to it, or delete it.',
  'connection.unconnected-side': 'Join a part here, or assign an entrance or exit.',
  'connection.ramp-sizes': ONE_WIDTH,
  'connection.parts-cannot-connect': 'Choose a larger platform or a narrower ramp.',
  'connection.ext-between-ramps': NO_EXTENSION,
  'connection.exit-at-ramp-top': 'Assign the exit to the lower end, or turn the ramp.',
  'connection.entrance-at-ramp-bottom': 'Assign the entrance to the upper end, or turn the ramp.',
  'connection.arr-not-allowed':
    'A 45-degree piece meets a platform at the end of an 8 ft side, with two-line rails on both.',
  'connection.center-ramp-on-hd':
    'Move the ramp to a corner of the platform side, or use a resting platform.',
  'connection.side-on-hd-resting': 'Move the part to the middle of the side.',
  'connection.side-too-small':
    'Choose a platform whose side is at least as wide as the part connected to it, and 41.5 in minimum for a ramp.',
  'connection.platform-edges': 'Join sides of one length, or choose platforms of one size.',
  'connection.starter-not-last': STARTER_LAST,
  'connection.child-rails': CHILD_RAILS,
  'run.stairs-in-primary': OWN_RUNS,
  'run.stairs-with-ramps': OWN_RUNS,
  'run.ramps-with-stairs': OWN_RUNS,
  'run.extender-between-ramps': NO_EXTENSION,
  'run.starter-ramp-not-last': STARTER_LAST,
  'run.child-rails': CHILD_RAILS,
  'run.ramp-sizes': ONE_WIDTH,
  'run.parts-cannot-connect': 'Choose parts that may be joined, or put another part between them.',
  'run.starter-ramp-missing': 'End the run with a starter ramp, or give it an end height above 0.',
  'closure.custom': 'It is priced on request: contact customer service.',
  'closure.switched-off': 'Turn them on in Closures, or order closures manually.',
  'placement.not-placed': 'Fix the part it is attached to first.',
  'placement.unknown-item': 'Choose a part of this product line; use the short names in the catalog.',
  'run.unassigned-part': 'Add the part to a run.',
  'run.bottom-forced':
    '{product} automatically set this field to 0. If not desired please reconfigure your run.',
  'run.bottom-adjusted': 'Give the run an end height no higher than its start height.',
  'run.unknown-part': 'Remove it from the run, or delete the run and add it again.',
  'run.stairs-height': 'Give the run that height, or choose another height of the stair.',
  'run.ratio-look-out': LESS_STEEP,
  'run.ratio-warning': LESS_STEEP,
  'run.slope-zero': RECONFIGURE_SLOPE,
  'run.slope-too-steep': RECONFIGURE_SLOPE,
  'run.off-ground': 'Clear the end height, and the run ends on the ground.',
  'run.above-grade': 'Add ramp down to grade, or set where it leads in Connections.',
  'leg.near-next-size': 'Measure the ground there, or reserve for legs: then the longer ones are ordered.',
  'leg.none-long-enough': 'No stock leg is longer than this height. Lower the run, or order legs manually.',
  'leg.none-ordered': 'Switch them on, or order legs manually in the Legs step.',
  'leg.without-length': 'Give it a length, or switch it off.',
  'leg.foot-too-low': 'Clear Has Low Profile Foot.',
  'bracing.none-ordered': 'Switch them on, or order braces manually in the Bracing step.',
  'platform.below-minimum-height': 'Raise the run there, or choose a lower part.',
  'site.in-building': 'Move it off the wall, or correct the outline of the house.',
  'site.outside-yard': 'Move it, or correct the yard line in Site.',
  'site.over-lot-line': 'Move it, or correct the lot line in Site.',
  'site.landing-over-lot-line': 'Move it, or name where the ramp ends in Site.',
  'site.landing-outside-yard': 'Move it, or name where the ramp ends in Site.',
  'site.on-keep-off': 'Move the system.',
  'site.near-obstacle': 'Move the system or the obstacle.',
  'site.to-move': 'Agree with the owner who moves it.',
  'site.to-remove': 'Agree with the owner who removes it.',
  'site.door-way-blocked': 'Move the part, or put a platform at the door.',
  'site.door-swing-blocked': 'Put a platform at the door, or hang the door to swing in.',
  'site.too-steep-for-device': LESS_STEEP,
  'site.over-rated-load': 'Choose a product line with a higher rating.',
  'site.porch-not-at-door': 'Draw the porch again in Site, or start at the door.',
  'site.touching-decks': 'Join them side to side, or move them apart.',
  'site.deck-too-low': 'Raise it, use a low-profile platform, or excavate there.',
  'site.under-ground': 'Raise the run there, reroute it, or excavate.',
  'site.step-at-door': 'Put a platform over the porch.',
  'drawing.tool-left': 'Select the tool on the canvas and delete it.',
  'parts-list.item-missing':
    'The catalog has no part that fits here. Choose another size, or contact customer service.',
  'parts-list.price-missing': 'Contact customer service for its price.',
  'parts-list.addition-missing': 'Remove the product from the add-ons and choose it again.',
}

/** Advice beside an issue's sentence; null when the sentence says it all. */
export function adviceOf({ code }: Pick<Issue, 'code'>): string | null {
  const advice = ADVICE[code]
  return advice === undefined ? null : withProductName(advice)
}
