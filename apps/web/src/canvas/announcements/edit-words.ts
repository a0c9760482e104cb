import {
  type Analysis,
  type Catalogue,
  counted,
  endName,
  type Joint,
  type Layout,
  listed,
  partName,
} from '@ramp/domain'
import { formatLength } from '@ramp/drafting'
import { drawingBox, type Entry, type History } from '@ramp/editor'
import { drawingTitle } from '../../lib/names/drawing-title.ts'
import { EDITS_DONE } from '../../lib/names/edits-done.ts'
import { placeWords } from '../../lib/names/place-words.ts'

type Step = { readonly before: History | null; readonly after: History }

/**
 * What an edit did, in a short sentence for people who cannot see it: `8 ft ramp joined to the right side of 5 × 5
 * platform 2`. What was undone is said by its name.
 */
export function editWords({ before, after }: Step, selection: readonly string[], analysis: Analysis): string {
  const { now } = after
  const { layout } = analysis
  const objects = countWords(layout.parts.length + layout.drawings.length)
  if (before && after.future[0] === before.now && before.past.at(-1) === now)
    return `Undone: ${before.now.label}. ${objects}`
  if (before && before.future[0] === now) return `Redone: ${now.label}. ${objects}`
  if (now.kind === 'opened') return `Drawing opened with ${objects}`
  if (now.kind === 'removed') return `${removedWords(before, layout, analysis.catalogue)}. ${objects} left`
  const [id] = selection
  if (id === undefined || (before && isUntouched(selection, before.now.layout, layout))) return now.label
  if (selection.length > 1) return `${countWords(selection.length)} ${EDITS_DONE[now.kind]}`
  return objectWords(now, id, analysis)
}

/** The edit is none of these objects', such as another name of the project. */
function isUntouched(ids: readonly string[], before: Layout, after: Layout): boolean {
  const objects = ({ parts, drawings }: Layout) =>
    [...parts, ...drawings].filter(({ id }) => ids.includes(id))
  const was = objects(before)
  const are = objects(after)
  return was.length === are.length && are.every((one, index) => one === was[index])
}

/** What went, by its name; several are counted. */
function removedWords(before: History | null, { parts, drawings }: Layout, catalogue: Catalogue): string {
  const left = new Set([...parts, ...drawings].map(({ id }) => id))
  const was = before?.now.layout
  const names = [
    ...(was?.parts ?? []).flatMap(({ id, shortName }) => {
      const item = left.has(id) ? undefined : catalogue.byShortName.get(shortName)
      return item ? [partName(item)] : []
    }),
    ...(was?.drawings ?? []).flatMap((one) => (left.has(one.id) ? [] : [drawingTitle(one)])),
  ]
  return names.length === 0
    ? 'Removed'
    : `${names.length === 1 ? names[0] : countWords(names.length)} removed`
}

const countWords = (count: number): string => counted(count, 'object')

function objectWords({ kind, label }: Entry, id: string, analysis: Analysis): string {
  const { layout, placement } = analysis
  const placed = placement.byId.get(id)
  const drawing = layout.drawings.find((one) => one.id === id)
  const object = placed?.part ?? drawing
  const corner = placed?.box.min ?? (drawing && drawingBox(drawing).min)
  if (!object || !corner) return label
  const name = placed ? partName(placed.item) : drawing ? drawingTitle(drawing) : ''
  const joined = joinedWords(id, analysis)
  if (kind === 'added' && joined) return `${name} joined to ${joined}${heightWords(id, analysis)}`
  if (kind === 'added' || kind === 'moved')
    return `${name} ${EDITS_DONE[kind]} ${kind === 'added' ? 'at' : 'to'} ${placeWords(corner, layout.project.units)}${joined ? `, joined to ${joined}` : ''}`
  if (kind === 'rotated') return `${name} turned to ${object.rotation} degrees`
  return `${name}: ${label}`
}

/** `the right side of 5 × 5 platform 2`, for everything the part is joined to or lies against. */
function joinedWords(id: string, { connections, placement }: Analysis): string {
  const against = connections.transitions.get(id)
  const ends = [...connections.joints.flatMap((joint) => otherEnd(joint, id)), ...(against ? [against] : [])]
  return listed(ends.map((end) => endName(placement, end)))
}

const otherEnd = ({ a, b }: Joint, id: string) => (a.part === id ? [b] : b.part === id ? [a] : [])

function heightWords(id: string, { runs, layout }: Analysis): string {
  const height = runs.heights.get(id)
  return height ? `, end at ${formatLength(height.bottom, layout.project.units)}` : ''
}
