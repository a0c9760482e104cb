import {
  type Analysis,
  counted,
  customClosures,
  HANDRAIL_NAMES,
  isStepDone,
  type Layout,
  type LeadsToQuestion,
  leadsToQuestions,
  listed,
  type OpeningJoint,
  ownName,
  type Question,
  questionsLeft,
  type RunFigures,
  railingsOf,
  type StepName,
  sideName,
  suggestedSides,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { capital } from '../../../lib/names/capital.ts'

/** One answer of the guided steps, as one line of Confirm that opens its step. */
export type ConfirmLine = {
  readonly key: string
  readonly step: StepName
  readonly title: string
  readonly text: string
  readonly state: 'done' | 'open' | 'look'
  /** What is asked below this line. */
  readonly questions: readonly Question[]
  /** Asked below it as well, and nothing waits for the answer. */
  readonly leadsTo: LeadsToQuestion | null
}

/** Every step from Handrail to Bracing in a line; runs and openings have a line each. */
export function confirmLines(analysis: Analysis): readonly ConfirmLine[] {
  const questions = questionsLeft(analysis)
  const line = (step: StepName, title: string, text: string, key: string = step): ConfirmLine => ({
    key,
    step,
    title,
    text,
    state: stateOf(step, questions, analysis),
    questions: [],
    leadsTo: null,
  })
  const { runs, connections } = analysis
  const lines: readonly ConfirmLine[] = [
    line('handrail', 'Rails', railsText(analysis)),
    ...(runs.figures.length === 0 ? [line('run', 'Run', 'No run is built')] : []),
    ...runs.figures.map((run) => line('run', 'Run', runText(run, analysis), run.id)),
    ...OPENINGS.flatMap(({ use, title }): ConfirmLine[] => {
      const found = connections.openings.filter((one) => one.use === use)
      const state = openingState(use, questions, analysis)
      if (found.length === 0) return [{ ...line('connection', title, 'Not assigned', use), state }]
      return found.map((one) => ({
        ...line('connection', title, openingText(one, analysis), `${one.end.part} ${one.end.side}`),
        state,
        leadsTo: leadsToQuestions(analysis).find(({ opening }) => opening === one) ?? null,
      }))
    }),
    line('closure', 'Closures', closuresText(analysis)),
    line('leg', 'Legs', legsText(analysis)),
    line('bracing', 'Bracing', bracingText(analysis)),
  ]
  return withQuestions(lines, questions)
}

/** A question stands below the last line of what it is about: of its entrances or exits, or of its step. */
function withQuestions(
  lines: readonly ConfirmLine[],
  questions: readonly Question[],
): readonly ConfirmLine[] {
  const about =
    (question: Question) =>
    ({ step, title }: ConfirmLine) =>
      step === question.step &&
      (question.kind !== 'side' || title === OPENINGS.find(({ use }) => use === question.end.use)?.title)
  return lines.map((line) => ({
    ...line,
    questions: questions.filter((one) => lines.findLast(about(one)) === line),
  }))
}

const OPENINGS = [
  { use: 'entrance', title: 'Entrance' },
  { use: 'exit', title: 'Exit' },
] as const

type State = ConfirmLine['state']

function stateOf(step: StepName, questions: readonly Question[], analysis: Analysis): State {
  // The rails of a deck wait with its door.
  const asked = questions.some((one) => one.step === step || (step === 'handrail' && one.kind === 'side'))
  if (isStepDone(step, analysis)) return 'done'
  return asked ? 'open' : 'look'
}

/** An entrance that is open says nothing against the exit that is assigned, and the other way round. */
function openingState(use: OpeningJoint['use'], questions: readonly Question[], analysis: Analysis): State {
  const sides = questions.flatMap((one) => (one.kind === 'side' ? [one.end.use] : []))
  if (sides.includes(use)) return 'open'
  if (isStepDone('connection', analysis)) return 'done'
  const isAssigned = analysis.connections.openings.some((one) => one.use === use)
  return sides.length > 0 && isAssigned ? 'done' : 'look'
}

function railsText(analysis: Analysis): string {
  const railed = [...analysis.platformRails.values()].filter(
    ({ part }) => analysis.placement.byId.get(part)?.isSystem,
  )
  if (railed.length === 0) return 'No platform needs any'
  const waiting = railed.filter(({ isChosen }) => !isChosen).length
  const suggested = railed.filter(
    ({ part, sides, isChosen }) => isChosen && isSame(sides, suggestedSides(part, analysis)),
  ).length
  const style = listed(railingsOf(analysis).map((one) => HANDRAIL_NAMES[one].toLowerCase()))
  const chosen = railed.length - waiting - suggested
  return [
    ...(suggested > 0 ? [`suggested on ${platforms(suggested)}`] : []),
    ...(chosen > 0 ? [`chosen on ${platforms(chosen)}`] : []),
    ...(waiting > 0 ? [`open on ${platforms(waiting)}`] : []),
    style,
  ]
    .map((words, index) => (index === 0 ? capital(words) : words))
    .join(', ')
}

const platforms = (count: number): string => counted(count, 'platform')
const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one))

function runText(run: RunFigures, { runs, layout }: Analysis): string {
  const over = counted(run.parts.length, 'part')
  if (!run.parts.some((id) => runs.heights.has(id))) return `${run.name}, over ${over}: a height is missing`
  const ratio = run.kind === 'ramps' ? `, ${run.ratio}` : ''
  const [top, bottom] = [run.top, run.bottom].map((length) => lengthText(length, 'height'))
  return `${run.name}, ${top}${belowDoor(run, layout)} to ${bottom} over ${over}${ratio}`
}

/** How far the platform at the door of a run steps down; nothing where it is level with the sill or its top was typed. */
function belowDoor({ id }: RunFigures, { runs, site }: Layout): string {
  const run = runs.find((one) => one.id === id)
  const door = run?.top === null ? site.doors.find((one) => one.id === run.door) : undefined
  return door && door.stepDown > 0 ? `, ${lengthText(door.stepDown, 'height')} below the door,` : ''
}

/** Which side, and what says so. */
function openingText(opening: OpeningJoint, analysis: Analysis): string {
  const text = whyThere(opening, analysis)
  return opening.leadsTo ? `${text}. Leads to a ${opening.leadsTo}` : text
}

function whyThere({ end, use, transition }: OpeningJoint, { placement, platformRails }: Analysis): string {
  const placed = placement.byId.get(end.part)
  if (!placed) return end.part
  const where = `${capital(sideName(placed, end.side))} of ${ownName(placement, end.part)}`
  const plate = transition && placement.byId.get(transition)
  if (plate) return `${where}, because of the plate there: ${plate.item.shortName}`
  if (placed.part.kind === 'ramp' || placed.part.kind === 'stair')
    return `${where}, because the route ${use === 'entrance' ? 'begins' : 'ends'} there`
  const rails = platformRails.get(end.part)
  return rails?.isChosen ? `${where}, where there is no rail` : where
}

function closuresText({ closures, layout, catalogue }: Analysis): string {
  const active = closures.filter(({ isActive }) => isActive)
  const off = closures.length - active.length
  if (closures.length === 0) return 'None needed'
  const custom = customClosures(active, layout.project.product, catalogue).length
  const made =
    custom === 0 ? `${active.length}, all stock` : `${active.length - custom} stock, ${custom} custom`
  return `${made}${off > 0 ? `, ${off} switched off` : ''}`
}

function legsText({ legs, layout }: Analysis): string {
  if (!layout.autoGenLegs) return 'Ordered manually'
  const active = legs.filter(({ isActive }) => isActive)
  const off = legs.length - active.length
  if (legs.length === 0) return 'None needed'
  return `${active.length}${heightsText(active)}${off > 0 ? `, ${off} switched off` : ''}`
}

function heightsText(legs: Analysis['legs']): string {
  if (legs.length === 0) return ''
  const heights = legs.map(({ height }) => height)
  const [low, high] = [Math.min(...heights), Math.max(...heights)].map((one) => lengthText(one, 'height'))
  return low === high ? `, at ${low}` : `, from ${low} to ${high}, by the height at each`
}

function bracingText({ bracing, layout }: Analysis): string {
  if (!layout.autoGenBracing) return 'Ordered manually'
  const cross = bracing.crossBraces.reduce((sum, { quantity }) => sum + quantity, 0)
  const off = bracing.braces.filter(({ isActive }) => !isActive).length
  const counts = [
    ...(bracing.angleBraces > 0 ? [`${bracing.angleBraces} angle`] : []),
    ...(cross > 0 ? [`${cross} cross`] : []),
    ...(off > 0 ? [`${off} switched off`] : []),
  ]
  return counts.length === 0 ? 'None needed at this height' : counts.join(', ')
}
