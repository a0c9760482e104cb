import { type Analysis, type boxAround, listed, type Point } from '@ramp/domain'
import {
  type Drawn,
  type Frame,
  frameAround,
  framesMeet,
  type Marks,
  type PlacedView,
  POINTS,
  paintedOf,
  type Segment,
  structured,
  textsOf,
} from '@ramp/drafting'
import { ownerNames, type ViewShape } from '@ramp/solids'

import type { PaperInput, Revision } from '../../paper/input.ts'
import { cloudAround } from './cloud.ts'
import { deltaNear, type Obstacles } from './delta.ts'
import { plainName, VIEW_NAMES } from './named-on-sheets.ts'
import { tightBox } from './tight-box.ts'

/** What a view shows at its place on the sheet; a view that is not made of solids says nothing of it. */
export type ShownView = Drawn & {
  readonly shown?: { readonly shapes: readonly ViewShape[]; readonly toPaper: PlacedView['toPaper'] }
}

type Place = { readonly part: keyof typeof VIEW_NAMES; readonly frame: Frame }

/** A view with a cloud around what the latest revision changed in it, and the deltas of all revisions. */
export function withChanges(view: ShownView, place: Place, { analysis, quote }: PaperInput): Drawn {
  const { revisions } = quote
  const { words, lines } = obstaclesOf(view.marks)
  const obstacles = { words: [...words], lines: [...lines], bounds: beyond(place.frame, OUTSIDE) }
  const marks = revisions.flatMap((revision, index): Marks => {
    const isLatest = index === revisions.length - 1
    const changed = changesIn(view, place, { analysis, revision })
    return changed.flatMap(({ names, outlines }) => {
      const { marks: cloud, corners } = cloudAround(tightBox(outlines), obstacles)
      const own = isLatest ? cloud : []
      obstacles.lines.push(...linesOf(own))
      const delta = deltaNear(revision.letter, corners, obstacles)
      if (delta) obstacles.words.push(delta.frame)
      const alternative = `Revision ${revision.letter}: ${listed(names)}`
      return structured({ kind: 'figure', alternative }, [...own, ...(delta?.marks ?? [])])
    })
  })
  return { ...view, marks: [...view.marks, ...marks] }
}

/** Clouds reach so far beyond the frame of their view: half of what is between two views. */
const OUTSIDE = 6

const beyond = ({ left, top, width, height }: Frame, by: number): Frame => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const frameOf = ({ min, max }: ReturnType<typeof boxAround>): Frame => frameAround([min, max])

const obstaclesOf = (marks: Marks): Omit<Obstacles, 'bounds'> => ({
  words: textsOf(marks, POINTS).flatMap(({ text, extent }) => (text.trim() === '' ? [] : [frameOf(extent)])),
  lines: linesOf(marks),
})

const linesOf = (marks: Marks): readonly Segment[] =>
  paintedOf(marks, POINTS).flatMap((one) =>
    one.kind === 'text'
      ? []
      : one.lines.flatMap(({ points, isClosed }) => {
          const all = isClosed ? [...points, ...points.slice(0, 1)] : points
          return all.slice(1).map((to, index): Segment => [all[index] ?? to, to])
        }),
  )

/** Something that changed, by its name, with where it is on the sheet. */
type Changed = { readonly names: readonly string[]; readonly outlines: readonly (readonly Point[])[] }

/** What a revision names in a view: what is drawn of each tag, those that lie together as one, and the view as a whole. */
function changesIn(
  { viewport, shown }: ShownView,
  { part, frame }: Place,
  { analysis, revision: { tags = [] } }: { readonly analysis: Analysis; readonly revision: Revision },
): readonly Changed[] {
  const wanted = new Map(tags.map((tag) => [plainName(tag), tag]))
  if (wanted.size === 0) return []
  const nameOf = ownerNames(analysis)
  const found = new Map<string, (readonly Point[])[]>()
  for (const { owner, points } of shown?.shapes ?? []) {
    const name = nameOf(owner)
    if (!shown || owner.kind === 'site' || !wanted.has(plainName(name))) continue
    found.set(name, [...(found.get(name) ?? []), points.map(shown.toPaper)])
  }
  const whole = wanted.get(plainName(VIEW_NAMES[part])) ?? detailNamed(part, viewport.name, wanted)
  return [
    ...groupsOf([...found].map(([name, outlines]) => ({ names: [name], outlines }))),
    ...(whole === undefined ? [] : [{ names: [whole], outlines: [cornersOf(beyond(frame, -OUTSIDE))] }]),
  ]
}

/** A detail is named by a tag in its title: `Stair S1`. */
const detailNamed = (
  part: Place['part'],
  title: string,
  wanted: ReadonlyMap<string, string>,
): string | undefined =>
  part === 'detail' ? title.split(/\s+/).flatMap((word) => wanted.get(plainName(word)) ?? [])[0] : undefined

const cornersOf = ({ left, top, width, height }: Frame): readonly Point[] => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
]

/** Clouds nearer than this would cross one another: one is drawn around both. */
const NEAR = 20

/** What lies together is one thing that changed. */
function groupsOf(changed: readonly Changed[]): readonly Changed[] {
  let groups: readonly Changed[] = []
  for (const one of changed) {
    const near = groups.filter((group) => framesMeet(aroundAll(group), aroundAll(one), NEAR))
    const joined = [...near, one]
    groups = [
      ...groups.filter((group) => !near.includes(group)),
      {
        names: joined.flatMap(({ names }) => names),
        outlines: joined.flatMap(({ outlines }) => outlines),
      },
    ]
  }
  return groups
}

const aroundAll = ({ outlines }: Changed): Frame => frameAround(outlines.flat())
