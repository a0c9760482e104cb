import { type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const payload = rowsOf('spec 3 §3, quote header payload')
const run = rowsOf('spec 3 §3, run')
const closure = rowsOf('spec 3 §3, closure')
const kind = rowsOf('spec 2 §3.8')

const {
  closureRules,
  closuresByLine,
  connections,
  drawLayout,
  findOpenings,
  finishing,
  headerFigures,
  headerPayload,
  headers,
  lineConnections,
  turnbacks,
  whichClosures,
  workflow,
} = tests

const each = '$field is $value'
const figures =
  'lengths of the quote header are feet with five decimals, and a 45-degree piece counts for no linear feet'
const made = 'customs are the parts made to measure that are drawn, with their overall size in inches'
const beside = '$component at the $position of a platform, $difference in narrower: $closure'

/** A field of the payload that the table of its test names. */
const field = (name: string, ...more: Parameters<typeof payload>[1][]) =>
  payload(name, headerPayload(each, `{'${name}'}`), ...more)

/** The fields of the quote header payload, of runs and closures, and the kinds of connections. */
export const entityRows: readonly Row[] = [
  field('Id', headers("Id: '1001'")),
  field('versionNumber', headers("versionNumber: '1'")),
  ...['clientAssignedId', 'surface', 'handrails', 'rampWidth'].map((name) => field(name)),
  field('isLoops', headerPayload('loops and child rails of a quote header: $what')),
  field(
    'config',
    headerPayload(
      'entered over its $entrance and left over its bottom, with rails $rails, a platform is $config',
    ),
  ),
  ...['rise', 'ratio'].map((name) => field(name)),
  field('quoteType', headerPayload('a quote of $product that nobody gave a type is of type M')),
  field('isStarterRamp'),
  field('isChildRails', headerPayload('loops and child rails of a quote header: $what')),
  ...['productLine', 'linearFeet', 'priceLevel'].map((name) => field(name)),
  payload(
    'itemAllocations',
    headerPayload('itemAllocations are the lines of the parts list, without a price'),
    headers('toHaveLength(quote.lines.length)'),
  ),
  ...[
    'runName',
    'topHeight',
    'bottomHeight',
    'rise',
    'incline',
    'linearFeet',
    'rampingLength',
    'totalLength',
  ].map((name) => payload(`runs: ${name}`, headerFigures(figures, `      ${name}: `))),
  payload('runs: each to 5 decimals', headerFigures(figures, 'incline: 4.78019')),
  payload('runs: lengths in feet', headerFigures(figures, 'topHeight: 2.08333')),
  ...['itemNumber', 'shortName', 'description', 'weight', 'length', 'width', 'height'].map((name) =>
    payload(`customs: ${name}`, headerPayload(made, `        ${name}: `)),
  ),
  payload(
    'customs: as the server made them',
    finishing('a part made to measure is quoted at the price of the server, and stands among the customs'),
  ),
  payload('No field besides', headerPayload('there is no field besides')),
  run(
    "First run is named Primary; later runs 'Run N'",
    workflow("expect(two.runs.map(({ name }) => name)).toEqual(['Primary', 'Run 1'])"),
  ),
  closure('Id: platform id plus -{side}-S', closureRules(beside, 'PLATFORM_TO_RAMP -S')),
  closure('Id: platform id plus -{side}-C', closureRules(beside, 'PLATFORM_TO_RAMP -C')),
  closure('Id: platform-to-platform side -P2PS', closureRules(beside, 'PLATFORM_TO_PLATFORM -P2PS')),
  closure('Id: platform-to-platform center -P2PC', closureRules(beside, 'PLATFORM_TO_PLATFORM -P2PC')),
  closure('Id: two-ramp -KC', closuresByLine("'A-KC'")),
  closure('Id: PHD tee -T', closuresByLine("'A-T'")),
  closure('Id: PHD ramp-platform -RP', closuresByLine("'A-RP'")),
  closure('Id: turnback -TB', closuresByLine("'A-TB'")),
  closure('Id: turnback -MPTB', turnbacks('A-MPTB')),
  closure('Id: multi-platform tee -MPT', whichClosures("'A-MPT'")),
  closure(
    'PLATFORM_TO_RAMP_CUSTOM_CLOSURE: orange, not selectable',
    drawLayout('$what is $color', "'a custom one'"),
    tests.pick('a custom closure cannot be taken'),
  ),
  kind('STRUCTURE_TO_RAMP', findOpenings('$what is $kind', "'STRUCTURE_TO_RAMP'")),
  kind('STRUCTURE_TO_PLATFORM', findOpenings('$what is $kind', "'STRUCTURE_TO_PLATFORM'")),
  ...[
    'RAMP_TO_RAMP',
    'RAMP_TO_PLATFORM',
    'PLATFORM_TO_RAMP',
    'PLATFORM_TO_PLATFORM',
    'PLATFORM_TO_STAIR',
  ].map((name) => kind(name, connections('$joint', name))),
  ...['PLATFORM_TO_PFEXT', 'PFEXT_TO_RAMP', 'PFEXT_TO_STAIR', 'RAMP_TO_PAD'].map((name) =>
    kind(name, lineConnections('$joint', name)),
  ),
  kind('RAMP_TO_GROUND', findOpenings('$what is $kind', "'RAMP_TO_GROUND'")),
  kind('PLATFORM_TO_GROUND', findOpenings('$what is $kind', "'PLATFORM_TO_GROUND'")),
  kind('PAD_TO_GROUND', findOpenings('$what is $kind', "'PAD_TO_GROUND'")),
  kind('NO_CONNECTION', findOpenings('$what is $kind', "'NO_CONNECTION'")),
  kind(
    'Sides: TOP, LEFT, BOTTOM, RIGHT',
    tests.placeParts('turned by $rotation the $side of an 8 ft ramp faces $facing'),
  ),
  kind(
    'CENTER, LEFT, RIGHT: where a side sits on another',
    tests.findSnap('snaps flush at $position with the platform turned by $rotation'),
  ),
]
