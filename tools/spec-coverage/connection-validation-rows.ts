import { type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const joint = rowsOf('spec 3 §5.5')
const other = rowsOf('spec 3 §5.6')

const {
  closureHalves,
  closureRows,
  closuresByLine,
  connections,
  findSnap,
  handrails,
  headerFigures,
  layoutSchema,
  legLength,
  lineConnections,
  messages,
  pick,
  placeParts,
  runs,
  small,
  typedNumber,
} = tests

const forbidden = 'what may not meet (spec 2 §4 and §5, spec 3 §5.5)'
const halves = '$what: one is sent, twice as long: $isOne'

/** Validation rules of connections, and the other small ones. */
export const connectionValidationRows: readonly Row[] = [
  joint(
    "'Center ramp connections are not allowed on PATHWAY HD' (PHD inner platform-ramp)",
    messages('Center ramp connections are not allowed on PATHWAY HD'),
    lineConnections(forbidden, 'Center ramp connections are not allowed on PATHWAY HD [a b]'),
  ),
  joint('Except resting platforms', lineConnections('PLATFORM_TO_RAMP a RIGHT b TOP CENTER')),
  joint(
    "'Side connections are not allowed on PATHWAY HD Resting Platforms'",
    messages('Side connections are not allowed on PATHWAY HD Resting Platforms'),
    lineConnections(forbidden, 'Side connections are not allowed on PATHWAY HD Resting Platforms [a b]'),
  ),
  joint(
    "'There are connections that overlap guards / handrails.'",
    messages('There are connections that overlap guards / handrails.'),
    connections('There are connections that overlap guards / handrails. [a b]'),
  ),
  joint(
    "'Connecting {part} to {part} is not a valid connection.'",
    messages('is not a valid connection.'),
    lineConnections(forbidden, 'Connecting 8 ft to 8 ft is not a valid connection. [a b]'),
  ),
  joint(
    "'This connection is not allowed.': 45-degree to platform config",
    messages('This connection is not allowed.'),
    lineConnections(
      forbidden,
      'This connection is not allowed. [a b]',
      "first('a', 'MP55'), against('b', 'MPARR45'",
    ),
  ),
  joint(
    "'This connection is not allowed.': any inner",
    lineConnections("against('b', 'MPARR45', 'a TOP CENTER')"),
  ),
  joint(
    "'Platforms side is too small': platform side under 41.5 toward a ramp (PHD)",
    messages('Platforms side is too small'),
    lineConnections(
      'a PATHWAY HD platform side shorter than 41.5 in is too small for a ramp, one of 41.5 in is not',
    ),
  ),
  joint(
    "'Parts are not in proper alignment'",
    messages('Parts are not in proper alignment'),
    connections('Parts are not in proper alignment [a b]', 'a joint may be off by 2 px and not by more'),
  ),
  joint(
    "'{part} is without connections.'",
    messages('5x5 is without connections.'),
    connections('5x5 is without connections. [b]'),
  ),
  joint(
    "'{part} {side} must be connected.' (interior ramp ends)",
    messages('5x5 lower end must be connected.'),
    connections('8 ft lower end must be connected. [a]'),
  ),
  joint(
    "'Cannot assign an exit to a ramp top support'",
    messages('Cannot assign an exit to a ramp top support'),
    connections('Cannot assign an exit to a ramp top support'),
  ),
  joint(
    "'Cannot assign an entrance to a ramp bottom support'",
    messages('Cannot assign an entrance to a ramp bottom support'),
    connections('Cannot assign an entrance to a ramp bottom support'),
  ),
  joint(
    'Platform edges of different sizes cannot connect',
    lineConnections('Platform edges of different sizes cannot connect [a b]'),
  ),
  joint(
    'Every run check repeats in connections: ramp sizes',
    connections('Different sized ramps cannot connect [a b]'),
  ),
  joint(
    'Every run check repeats in connections: a 60-wide ramp at a 60x60 platform',
    lineConnections('These 2 parts cannot connect [a b]'),
  ),
  joint(
    'Every run check repeats in connections: starter ramp at the end',
    lineConnections('A starter ramp must be at the end of a run [a b]'),
  ),
  joint(
    'Every run check repeats in connections: extender between two ramps',
    lineConnections('An extender platform is not able to connect between 2 ramps [b a c]'),
  ),
  joint(
    'Every run check repeats in connections: child rails in order',
    lineConnections('ramps of one walk have child rails all or none'),
  ),
  joint(
    'Every run check repeats in connections: ramps and stairs',
    connections('Connecting 8 ft to 22 in Stair is not a valid connection. [b a]'),
  ),
  joint(
    'Allowed corner pairs by offset 0, 90, 180 degrees (table not shown)',
    findSnap('snaps flush at $position with the platform turned by $rotation'),
    placeParts('flush at $side $position of a platform turned by $rotation'),
  ),
  joint(
    'Treads run perpendicular to a pair of straight handrails or guards',
    handrails('$shortName with rails on $sides: $direction, $why', 'perpendicular to the pair'),
  ),
  joint('Ramp legs cannot be edited', pick('legs of ramps cannot be edited')),
  other(
    'Leg length non-numeric becomes 0',
    legLength('a leg length that is %s becomes a number from 0 up'),
    typedNumber('"%s" is the number %d'),
  ),
  other('Add-on quantity: number', typedNumber('"%s" is the number %d'), layoutSchema('half a piece')),
  other('Add-on quantity: minimum 0', typedNumber("'-3'"), layoutSchema('less than nothing')),
  other('Stroke width slider 0 to 20', small("'Line width')).toEqual([0, 20])")),
  other('Line smoothness 2 to 5', small("'Smoothness')).toEqual([2, 5])")),
  other(
    'Project name Save enabled only when text differs from stored name',
    small('the project name can be saved while it differs from the stored one'),
  ),
  other(
    'Closure widths are converted from pixels to inches before sending',
    closureRows('the server is asked in inches, by rail, kind and position'),
  ),
  other(
    'P3G, APD and HAR with vertical pickets, ids ending in a or b: length is doubled',
    closureHalves(halves, 'vertical pickets of APD', 'vertical pickets of Harmar'),
  ),
  other(
    'Stair closures, ids ending in a or b: length is doubled',
    closureHalves(halves, 'a stair, whatever the rails'),
  ),
  other(
    'The duplicate id suffix is stripped (one kept)',
    closuresByLine('of two halves the one left on is sent twice as long, without its letter'),
    closureRows('two picket closures beside a centred ramp are cut from one kit, and both name it'),
  ),
  other(
    'Documentation: sum of stair heights must equal run rise (stairs have fixed ratio)',
    runs('stairs that miss the rise by more than half an inch may not line up'),
  ),
  other(
    'Linear feet: sum over parts of the longer of length and width in feet',
    headerFigures('lengths of the quote header are feet with five decimals'),
  ),
  other('Linear feet: excluding MPARR45', headerFigures('a 45-degree piece counts for no linear feet')),
  other(
    'Linear feet: exported to 5 decimals',
    headerFigures('lengths of the quote header are feet with five decimals'),
  ),
]
