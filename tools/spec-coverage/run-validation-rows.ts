import { type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const access = rowsOf('spec 3 §5.1')
const part = rowsOf('spec 3 §5.2')
const height = rowsOf('spec 3 §5.3')
const slope = rowsOf('spec 3 §5.4')

const {
  accessPolicy,
  answerPick,
  connections,
  endHeight,
  lineConnections,
  messages,
  openProject,
  partChecks,
  partsThatMayFollow,
  portalInBrowser,
  readHeight,
  runWizard,
  runs,
  runsInBrowser,
  slopeErrors,
  workflow,
} = tests

const picked = '$part in run $run with $primary and $second: "$message"'
const refused = 'what only commercial runs refuse (spec 3 §5.2)'
const follow = '$what: these 2 parts cannot connect: $refused'
const onCommercial = 'a run of ramps that ends at $bottom without a starter ramp is warned about: $warned'

/** Validation rules of project access, runs, heights and slopes. */
export const runValidationRows: readonly Row[] = [
  access(
    "By header id: the user's customer_number equals the header's customerNumber",
    accessPolicy('the dealer of the header', 'another dealer'),
  ),
  access("By header id: customer_number '00000'", accessPolicy('customer 00000')),
  access(
    'By header id: internal staff (e-mail check)',
    accessPolicy('internal staff', 'our domain before the sign'),
  ),
  access(
    "Otherwise 'You are not authorized to view this project'",
    openProject('You are not authorized to view this project'),
    portalInBrowser('You are not authorized to view this project'),
  ),
  access(
    'Without an id, the designer requires permission access:sandbox',
    openProject("permissions: ['access:sandbox']"),
  ),
  part(
    'Clicking a stencil adds it to the run',
    answerPick('parts join in the order they are clicked, and leave when they are clicked again'),
  ),
  part('It must be a system part', answerPick('a transition is not part of a run')),
  part(
    'It must not be already in the run',
    answerPick('parts join in the order they are clicked, and leave when they are clicked again'),
  ),
  part(
    'It must have no run assigned',
    workflow('a clicked part joins, leaves, belongs to another run, or is refused'),
    answerPick('This part belongs to run Primary.'),
  ),
  part(
    "'Stairs are not allowed in your primary run'",
    messages('Stairs are not allowed in your primary run'),
    answerPick(picked),
  ),
  part(
    'Stair in run 0 only when ramps exist',
    runs('stairs are allowed in the primary run when there are no ramps'),
  ),
  part(
    "'Stairs and Ramps are not allowed in the same run'",
    messages('Stairs and Ramps are not allowed in the same run'),
    answerPick(picked),
  ),
  part(
    "'Ramps and Stairs are not allowed in the same run'",
    messages('Ramps and Stairs are not allowed in the same run'),
    answerPick(picked),
  ),
  part(
    "Commercial: 'An extender platform is not able to connect between 2 ramps'",
    messages('An extender platform is not able to connect between 2 ramps'),
    partChecks(refused, 'An extender platform is not able to connect between 2 ramps [a x b]'),
  ),
  part(
    "Commercial: 'A starter ramp must be at the end of a run' (PHDRS)",
    messages('A starter ramp must be at the end of a run'),
    partChecks(refused, 'A starter ramp must be at the end of a run [s c]'),
  ),
  part(
    "Commercial: 'A ramp run must all have child rails in order.'",
    messages('A ramp run must all have child rails in order.'),
    partChecks('child rails on $who are in order: $inOrder'),
  ),
  part(
    'These three for commercial lines only',
    partsThatMayFollow('on $product child rails of one ramp alone are refused: $isRefused'),
    partChecks('a home needs no starter ramp'),
  ),
  part(
    "'Different sized ramps cannot connect'",
    messages('Different sized ramps cannot connect'),
    runs('different sized ramps cannot follow one another'),
  ),
  part(
    "'These 2 parts cannot connect': fails validity check",
    messages('These 2 parts cannot connect'),
    partsThatMayFollow(follow, 'two 45-degree pieces'),
  ),
  part(
    "'These 2 parts cannot connect': a 60x60 platform followed by a 60-wide ramp",
    partsThatMayFollow(follow, 'a 60-wide ramp after a 60x60 platform'),
  ),
  part(
    'Documentation: rectangular and 45 degree platforms cannot connect',
    lineConnections('Connecting 5x5 to 45 Degree Piece is not a valid connection. [a b]'),
    partsThatMayFollow('a 45-degree piece after a P3G platform'),
  ),
  part(
    'Documentation: ramps and stairs cannot connect',
    connections('Connecting 8 ft to 22 in Stair is not a valid connection. [b a]'),
  ),
  part(
    'Documentation: stairs and 45 degree platforms cannot connect',
    lineConnections('Connecting 45 Degree Piece to 22 in Stair is not a valid connection. [a b]'),
  ),
  part(
    'Documentation: 45 degree platforms cannot connect with each other',
    lineConnections('Connecting 45 Degree Piece to 45 Degree Piece is not a valid connection. [a b]'),
  ),
  height('Start height: a number', readHeight('"$typed" is $inches inches', '"%s" cannot be read')),
  height(
    'Start height: minimum 0, negatives become 0',
    readHeight("'-5'"),
    runs('a negative start height becomes 0, an end above the start comes down to it'),
  ),
  height(
    'Empty start height locks Next',
    readHeight('"%s" is no height yet'),
    runsInBrowser("name: 'Next' })).toBeDisabled()"),
  ),
  height(
    'Selecting a part from another run gives its height',
    answerPick('a platform of another run gives its height', 'so does an extension'),
  ),
  height("Otherwise 'You must select a platform'", answerPick('You must select a platform')),
  height('End height: numeric', readHeight('"%s" cannot be read')),
  height(
    'End height cannot exceed the start height',
    endHeight('$typed below a start of $top becomes $height'),
  ),
  height(
    "'{product} auto adjusted this field because end/bottom height cannot be higher than start/top height.'",
    messages('auto adjusted this field because end/bottom height cannot be higher than start/top height.'),
    endHeight('auto adjusted this field because end/bottom height cannot be higher than start/top height.'),
  ),
  height(
    'Commercial: if the last part is a starter ramp the end height is forced to 0',
    partChecks('a starter ramp ends on the ground', 'and whatever was typed does not matter'),
  ),
  height(
    "Note 'The ending height must be 0 if the run ends with a starter ramp.'",
    endHeight('The ending height must be 0 if the run ends with a starter ramp.'),
  ),
  height(
    "An automatic-set note ending 'If not desired please reconfigure your run.'",
    endHeight('If not desired please reconfigure your run'),
  ),
  height(
    "A 0 end height without a starter ramp warns 'There must be a starter ramp if the runs height ends at 0'",
    messages('There must be a starter ramp if the runs height ends at 0'),
    partChecks(onCommercial),
  ),
  height(
    'Stair runs: a rise differing from the sum of stair heights warns the stairs may not line up',
    runs('stairs that miss the rise by more than half an inch may not line up'),
  ),
  height(
    'Stair runs: shows the expected height',
    runs('with their heights the run ends at 1 in.'),
    endHeight('from $top down to $bottom, $expected is expected'),
  ),
  height(
    'A platform-only run locks the end height to the start height',
    endHeight('a run of platforms ends at the height it starts at'),
  ),
  height(
    'A platform-only run disables the field',
    runsInBrowser('a run of platforms has no end height to type'),
  ),
  height(
    "'Because this run only has platforms there is no need for an end/bottom height.'",
    endHeight('Because this run only has platforms there is no need for an end/bottom height.'),
    runsInBrowser('Because this run only has platforms there is no need for an end/bottom height.'),
  ),
  slope(
    "Slope 0 is an error 'Slope cant be 0' for stairs",
    slopeErrors('stairs without a rise are an error on %s'),
  ),
  slope(
    "'Slope cant be 0' for ramps on P3G, APD and HAR",
    slopeErrors('level ramps of $product are an error: $isError'),
  ),
  slope(
    "Ramp slope of 1 or more: 'Slope cant be greater than 1'",
    slopeErrors('a ramp that falls from $top to 1 in over 96 in is an error: $isError'),
  ),
  slope(
    "'Slope cant be 0' carries 'Re-define runs parts to meet credible slope.'",
    slopeErrors('Re-define runs parts to meet credible slope.'),
    messages('%s carries what to do'),
  ),
  slope(
    "'Slope cant be greater than 1' carries 'Re-define runs parts to meet credible slope.'",
    slopeErrors('Re-define runs parts to meet credible slope.'),
    messages('%s carries what to do'),
  ),
  slope(
    "A ratio is acceptable when slope is at most 1 over the desired ratio's run number",
    runs('1:$runNumber against a desired $desired is $verdict'),
  ),
  slope(
    'A ratio is acceptable when it equals the desired one',
    runs('1:$runNumber against a desired $desired is $verdict'),
    runWizard('everything in order'),
  ),
]
