import { excusedIn, type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const mode = rowsOf('spec 3 §4.1')
const lock = rowsOf('spec 3 §4.2')
const wizard = rowsOf('spec 3 §4.3')
const opening = rowsOf('spec 3 §4.4')

const {
  drawTool,
  editorKeys,
  errorBoundary,
  errorMode,
  finishInBrowser,
  graphicsInBrowser,
  handrails,
  headers,
  isToDo,
  itemList,
  litBars,
  mainJob,
  mode: modes,
  penTool,
  pick,
  ratioScale,
  runEdits,
  runWizard,
  runs,
  runsInBrowser,
  small,
  stepDots,
  systemFigures,
  workflow,
} = tests

const steps = 'Next walks the workflow to its end, and Back from Finish leads to Bracing'
const sections = 'a section of the rail changes the mode, and the active one leads back'
const locked = '$step is locked: $locked'
const wizardLocked = 'step $step is locked: $locked'
const asked = '%s clears entrances and exits and every choice about legs and braces'
const forgotten = 'its parts have no run, no height and no run colour any more'

/** States and transitions of the guided workflow: modes, locks, run sub-wizard, openings. */
export const workflowStateRows: readonly Row[] = [
  mode(
    'Modes: Building, Drafting, Handrail, Run, Connection, Closure, Bracing, Leg, Confirm, Finish',
    modes('$mode: locked $isLocked, opacity $partOpacity, $tool, after $previous'),
  ),
  mode('Mode Drawing Tools', drawTool('goes when the mode does'), errorMode("'drawing-tools'")),
  mode('Mode Pen', penTool('in $mode mode a click at $at leaves $expected knots')),
  mode('Mode Error', errorMode('any error forces Error mode, from %s too, and parts stand still in it')),
  mode(
    'Workflow order: Building, Handrail, Run, Connection, Closure, Leg, Bracing, Confirm, Finish',
    modes(steps),
    stepDots('seven steps, from Handrail to Confirm'),
  ),
  mode(
    'Back goes to the previous mode',
    modes('$mode: locked $isLocked, opacity $partOpacity, $tool, after $previous'),
  ),
  mode("Finish's previous mode is Bracing", modes(steps)),
  mode('Selecting a sidebar item changes mode', small(sections)),
  mode(
    'Drafting Mode enters its mode',
    graphicsInBrowser('drafting lines, tools and words come to the canvas'),
  ),
  mode('Drawing Tools enters its mode', graphicsInBrowser('shapes, lines and curves are drawn by hand')),
  mode('Exit Drafting returns to Building', small(sections, "section(page, 'Exit')")),
  mode('Exit Drawing returns to Building', small(sections, "section(page, 'Exit Drawing')")),
  mode(
    'Clicking the active mode again returns to Building',
    editorKeys('the active mode again leads back to Building'),
    small(sections),
  ),
  mode(
    'Any error in the error store forces Error mode',
    errorMode('any error forces Error mode, from %s too, and parts stand still in it'),
    errorBoundary('%s thrown by a section is told to the error store in its own words'),
  ),
  mode('Progress bar counts completed modes', workflow('the progress bar counts six steps')),
  ...[
    '0 gives 100 percent grey',
    '1 gives 17 red',
    '2 gives 34 orange',
    '3 gives 51 yellow',
    '4 gives 68 olive',
    '5 gives 85 green',
    '6 gives 100 teal',
  ].map((share) =>
    mode(
      `Progress bar: ${share}`,
      litBars('$done completed steps fill $percent percent in $color', `'${share.split(' ').at(-1)}'`),
    ),
  ),
  lock(
    'Handrail locked while any system part has null handrail sides',
    workflow(locked),
    handrails('ask for their rails, and take the suggested ones'),
  ),
  lock(
    'Part 11559 is forced to no handrails',
    handrails('the item that stands in for one that could not be made has no rails and tread direction 3'),
  ),
  lock(
    'Part 11559 is forced to treadDirection 3',
    handrails('the item that stands in for one that could not be made has no rails and tread direction 3'),
  ),
  lock(
    'Run locked until every system part belongs to a run',
    workflow(locked),
    runWizard('a part without a run'),
  ),
  lock('Run locked when there are no runs', runWizard('no runs at all')),
  lock(
    'Connection unlocked only with no connection errors',
    workflow(locked),
    mainJob('SUCCESS! No Connection Errors.'),
  ),
  lock(
    'Connection unlocked only with at least one exit and one entrance',
    isToDo('entrances and exits that are still to be assigned raise no alarm'),
    finishInBrowser('entrances and exits are assigned without a pointer'),
  ),
  lock('Leg unlocks after legs are generated', workflow(locked)),
  lock('Leg unlocks when auto-gen is switched off', workflow(locked, 'setAutoGenLegs(false)]')),
  lock(
    'Bracing unlocked per its own logic (details not shown)',
    workflow(locked),
    mainJob('All bracing accounted for.'),
  ),
  lock('Closure step is locked or unlocked by workflow', workflow(locked)),
  lock(
    'Unlocked marks Closure status complete',
    stepDots('at $where, with $confirmed confirmed and $locked locked again'),
    workflow('the progress bar counts six steps'),
  ),
  lock('Confirm unlocked on entry', workflow(locked), mainJob('All parts accounted for.')),
  lock(
    'Finish unlocked only when the item list is ready',
    finishInBrowser('a finish that fails says why and is tried again'),
    itemList('$list is no list'),
  ),
  lock(
    'Finish unlocked only when the header payload is ready',
    headers('finishing the real switchback issues the quote of its printout'),
    workflow(locked),
  ),
  wizard(
    'Steps 0 to 3: height, parts, end height, confirm',
    mainJob('build the run'),
    runWizard('step $step, $what: locked $locked, says $says'),
  ),
  wizard(
    'Reaching step 4 commits the run: a new run is added',
    runEdits('a new run is added at the end of the list'),
    mainJob('build the run'),
  ),
  wizard(
    'An edited run is updated',
    runEdits('an edited run is updated in its place, and cancelling puts it back as it was'),
  ),
  wizard('Then the wizard closes', mainJob('All runs accounted for.')),
  wizard(
    'The step resets to 0',
    runsInBrowser('a new run that is cancelled is gone, and the next one begins at its first step'),
  ),
  wizard(
    'Cancelling a new run unassigns its parts and removes the run',
    runEdits('cancelling a new run unassigns its parts and removes it'),
    runsInBrowser('a new run that is cancelled is gone'),
  ),
  excusedIn('spec 3 §4.3')(
    'Deleting a run or all runs clears connections',
    'Connections are never stored: they follow from the parts at every look, so there is nothing to clear; what a person assigned (entrances, exits) is cleared.',
  ),
  wizard('Deleting a run or all runs clears entrance and exit', runEdits(asked)),
  wizard('Deleting a run or all runs clears legs', runEdits(asked)),
  wizard('Deleting a run or all runs clears cross bracing', runEdits(asked)),
  wizard('Deleting a run or all runs clears angle bracing', runEdits(asked)),
  wizard("Deleting a run or all runs clears the parts' runID", runEdits(forgotten)),
  wizard("Deleting a run or all runs clears the parts' rise", runEdits(forgotten)),
  wizard("Deleting a run or all runs clears the parts' run colour", runEdits(forgotten)),
  wizard(
    'The first run cannot be deleted while other runs exist',
    runEdits('the first run cannot be deleted while other runs exist'),
  ),
  wizard('Step 1 locked while the run has no parts', workflow(wizardLocked), runWizard('no parts yet')),
  wizard(
    'Step 0 locked while height is empty',
    workflow(wizardLocked),
    runsInBrowser("name: 'Next' })).toBeDisabled()"),
  ),
  wizard('Step 2 locked while height is empty', workflow(wizardLocked), runWizard('no end height')),
  wizard('Step 3 locked when a slope error exists', workflow(wizardLocked), runWizard('a run without slope')),
  wizard(
    'Confirm computes slope, degree, radian and grade',
    runs('the angle is the arcsine, because the length lies along the slope'),
  ),
  wizard('Confirm computes the ratio', runs('$rise in over $length in reads $ratio')),
  wizard(
    'Confirm assigns part rises from start and end heights',
    runs('ramps share the rise by their length'),
  ),
  wizard(
    "A platform-only run gets slope 0, ratio '0:0' and rise equal to the start height",
    runs('a run of platforms only is level, reads 0:0 and has the rise of its start height'),
  ),
  wizard(
    "Ratio viewer: 'Look Out!' when the ratio is below the industry's lowest recommended ratio",
    runs('1:$runNumber against a desired $desired is $verdict'),
    systemFigures('Look Out!'),
  ),
  wizard(
    "Ratio viewer: otherwise 'Warning' when below the desired ratio",
    runs('1:$runNumber against a desired $desired is $verdict'),
  ),
  wizard(
    'Tolerance window: desired run value plus 6 on the run side',
    ratioScale('a residential job at 1:12: red up to 1:8, amber up to 1:12, green up to 1:18'),
  ),
  opening(
    'Clicking a connection point within 25 px toggles it',
    pick('$away in (25 px are 15 in) from the point it becomes $becomes'),
  ),
  opening(
    'It toggles between empty, entrance and exit, per the Entrances/Exits toggle',
    pick('the toggle says what a click makes, and a second click empties the point'),
  ),
]
