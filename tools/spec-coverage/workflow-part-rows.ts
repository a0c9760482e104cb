import { excusedIn, type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const leg = rowsOf('spec 3 §4.5')
const brace = rowsOf('spec 3 §4.6')
const closure = rowsOf('spec 3 §4.7')

const {
  braceRows,
  braces,
  bracingByLine,
  closureRules,
  closuresByLine,
  handrails,
  legChoices,
  legPositions,
  pick,
  rampLegs,
  randomSystems,
  runsInBrowser,
  turnbacks,
  whichClosures,
  writtenClosures,
} = tests

const beside = '$component at the $position of a platform, $difference in narrower: $closure'
const rightAngle = '$product with origins $apart in apart: $ids'

/** States of legs, bracing and closures in the guided workflow. */
export const workflowPartRows: readonly Row[] = [
  leg(
    'With auto-gen on, candidate leg positions come from platform corner pockets',
    legPositions('$platform turned by $rotation'),
  ),
  leg(
    'Candidate leg positions come from ramp supports',
    rampLegs('a supported top has a pair', 'a supported bottom has a pair'),
  ),
  excusedIn('spec 3 §4.5')(
    'Candidate leg positions come from stair supports',
    'A stair stands on four feet of its own (reference of the trade) and the catalogue sells no leg for it, so it offers no position; ramp-legs.test.ts says so.',
  ),
  leg(
    'Positions where pockets are within 40 of each other are pruned',
    legPositions('two 5x5 side by side, $gap in apart, stand on $legs'),
  ),
  leg('Each leg can be toggled active', legChoices('off and on again')),
  leg('Each leg can have its length edited', legChoices('one typed as 50 in')),
  leg('Click radius 25 px', pick('$away in beside the leg')),
  leg('Each leg can be marked low-profile', legChoices('one ticked as low-profile foot')),
  leg('Active legs set the quantities', legChoices('two off')),
  leg(
    'For PHD a platform with rise of 6 or less gets length 0',
    bracingByLine('legs of PATHWAY HD at $top in: $items'),
  ),
  leg(
    'A resting 5x5 platform is exempt from leg generation',
    legPositions('a resting 5x5 hangs between ramps'),
  ),
  leg(
    'A resting 5x5 platform is exempt from handrail generation',
    handrails(
      '$what has nothing to choose',
      'a resting platform',
      'a rest of 4x5 keeps its rails: only the 5x5 hangs between ramps without any',
    ),
  ),
  brace(
    'Auto-gen on creates cross and angle braces',
    braces('angle braces in the corner pockets, cross braces at the middle of each side'),
  ),
  brace('Clicking a marker toggles it', pick('a second click switches it on again')),
  brace('Corner points 15 px', pick('$away in from an $kind brace')),
  brace('Cross brace 35 px', pick('$away in from an $kind brace')),
  brace('Turning auto-gen off clears all braces', braceRows('automatic bracing off clears all of them')),
  brace('Cross bracing only from 36 inches for PHD', bracingByLine('under 36 in', 'at 36 in, one a side')),
  brace(
    'Cross bracing only from 72 for other products',
    braceRows('at $height in: $angle angle braces, cross braces $cross'),
  ),
  brace(
    'Documentation: none below 72; the two statements differ for PHD, 36 is taken (docs/decisions/012)',
    bracingByLine('braces of PATHWAY HD and 2G (spec 3 §4.6, domain 7.10, docs/decisions/012)'),
  ),
  brace(
    'Angle bracing (corner pockets) generated above 36 inches',
    braceRows('at $height in: $angle angle braces, cross braces $cross'),
  ),
  brace(
    'Angle bracing is not used on PHD',
    braces('PATHWAY HD has no angle braces, and its tall ramp joints take the cross brace alone'),
  ),
  closure(
    'Active flag toggles per closure',
    writtenClosures('each has an active flag of its own, which toggles'),
  ),
  closure(
    'Only active closures are written to the project',
    writtenClosures('only the active ones are written', 'confirming $step writes $written'),
  ),
  closure(
    'Clicking the canvas selects the nearest closure to the pointer if within its length',
    pick('takes the nearest one within its own length, else lets go'),
  ),
  closure('Otherwise it deselects', pick('takes the nearest one within its own length, else lets go')),
  closure('Custom closures cannot be selected', pick('a custom closure cannot be taken')),
  closure(
    'When closures already exist in the project, newly computed closures that do not match a saved one are set inactive',
    writtenClosures(
      'when some are there already, a newly computed one that matches none of them is set inactive',
    ),
    runsInBrowser('a closure that the saved project does not have is off until it is switched on'),
  ),
  closure('Auto-detection iterates platforms', whichClosures('a ramp at a platform')),
  closure('Auto-detection iterates platform extensions', whichClosures('a ramp at an extension')),
  closure("Not on the 'ARR' connection", whichClosures('a 45-degree piece at a platform')),
  closure('Not landing pads', whichClosures('a ramp at a landing pad')),
  closure('Not resting', whichClosures('a ramp at a resting platform')),
  closure(
    'Pairs them with connected ramps, stairs or platform extensions, or platform-to-platform',
    closureRules(beside),
  ),
  closure(
    'Closures whose origins are within 5 pixels of another closure are discarded',
    whichClosures('of two whose origins lie $apart in apart there are $ids'),
  ),
  closure('Duplicate ids are skipped', randomSystems('no two closures share an id')),
  closure(
    'Non-center platform-to-platform join with length difference of 6 pixels or more: side closure',
    closureRules(beside, 'PLATFORM_TO_PLATFORM -P2PS'),
  ),
  closure(
    'Non-center platform-to-extension join with length difference of 6 pixels or more: side closure',
    closureRules(beside, 'PLATFORM_TO_PLATFORM_EXT -P2PS'),
  ),
  closure(
    'Center joins: center closure (lengths differ by at least 8 pixels)',
    closureRules(beside, 'PLATFORM_TO_PLATFORM -P2PC'),
  ),
  closure('Center joins: the 8 pixels do not count for stairs', closureRules(beside, 'PLATFORM_TO_STAIR -C')),
  closure('Platform-to-ramp non-center: side closure', closureRules(beside, 'PLATFORM_TO_RAMP -S')),
  closure('Platform-to-ramp center: center closure', closureRules(beside, 'PLATFORM_TO_RAMP -C')),
  closure('Platform-to-stair non-center: side closure', closureRules(beside, 'PLATFORM_TO_STAIR -S')),
  closure('Platform-to-stair center: center closure', closureRules(beside, 'PLATFORM_TO_STAIR -C')),
  closure(
    'Platform-to-ramp with VERT_PICKET on P3G, APD or HAR whose connected side is 170.17 pixels: custom closure',
    closureRules(
      'vertical pickets at a ramp on an 8 ft side are made to order',
      "'P2G, which does not cut pickets'",
    ),
  ),
  closure(
    'A custom closure comes with a warning',
    closuresByLine(
      'vertical pickets on an 8 ft side: listed with quantity 0, warned about, and not to be switched',
    ),
  ),
  closure(
    'Platform with 85 or 58 and handrails on three sides including left and right: turnback closure',
    whichClosures('$platform with rails on $rails: $ids'),
    closuresByLine('with rails on the three other sides it is a turn-back of 18 in'),
  ),
  closure(
    'Turnback closure: fixed length 30 pixels',
    closuresByLine('with rails on the three other sides it is a turn-back of 18 in'),
  ),
  closure(
    'P2G: two connections on a platform with 55 or 66: ramp-to-ramp closure',
    closuresByLine('P2G around the inside corner of a 5x5', 'P2G around the inside corner of a 6x6'),
  ),
  closure('PHD: tee closure for the same case', closuresByLine('PHD around the inside corner of a 5x5: tee')),
  closure(
    'PHD platform with exactly two ramp connections of equal part width: ramp-platform closure',
    closuresByLine(
      'PHD straight through, two ramps of one width',
      'PHD two ramps of different width keep their closures',
    ),
  ),
  closure(
    'Center pairs of PHD, P3G, APD and HAR merge into a turnback closure',
    closuresByLine('two $platform with ramps on the same side: $found'),
  ),
  closure(
    'Merge when angle offset is 0',
    closuresByLine(
      'with the door on the other long side, two ramps leave one gap between their rails',
      'with rails on the three other sides it is a turn-back of 18 in',
    ),
  ),
  closure('Merge when angle offset is 90 (origins under 60 apart)', whichClosures(rightAngle)),
  closure(
    'Merge when angle offset is 180',
    turnbacks('gaps towards each other merge', 'so they do on the other side'),
  ),
  closure(
    'Merge only when side and position codes match a table (table not shown)',
    turnbacks(
      'gaps away from each other do not',
      'nor do gaps on the same side of each',
      'nor do ramps that leave opposite ways',
    ),
  ),
  closure('Usable width 48 required for P3G, APD, HAR', turnbacks('on P3G 5 ft sides keep their own')),
  closure(
    'For PHD usable width 60 with stencil names 5x5, 5x6 or 6x5',
    turnbacks('on PATHWAY HD 5 ft sides merge', 'but 6 ft sides keep their own'),
    closuresByLine('two $platform with ramps on the same side: $found'),
  ),
]
