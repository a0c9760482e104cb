import {
  type Analysis,
  add,
  type ChosenClosure,
  distance,
  type GridIndex,
  gridIndexOf,
  type Inches,
  type PartId,
  type Point,
  subtract,
} from '@ramp/domain'
import { type Measures, measuresOf } from '../measures.ts'
import { settingOut } from '../setting-out/setting-out.ts'
import { at } from '../solid/make.ts'
import type { Bar, Solid } from '../solid/solid.ts'
import { railingSolids } from './railing.ts'

/** A closure that is put in, with the name the crew knows it by and the stretches it fills. */
export type TaggedClosure = {
  /** `C1`, `C2` … along the walk. */
  readonly tag: string
  readonly closure: ChosenClosure
  readonly stretches: readonly (readonly [Point, Point])[]
  /** The surface it stands on. */
  readonly deck: Inches
}

/** Closures in force, tagged along the walk. */
export function taggedClosures(analysis: Analysis): readonly TaggedClosure[] {
  const { parts, byId } = settingOut(analysis)
  const places = new Map<PartId, number>(parts.map(({ id }, index) => [id, index]))
  const place = ({ platform }: ChosenClosure) => places.get(platform) ?? parts.length
  return analysis.closures
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => place(a) - place(b))
    .map((closure, index) => ({
      tag: `C${index + 1}`,
      closure,
      stretches: closure.lines.map(([from, to], line) => {
        const joint = closure.joints[Math.min(line, closure.joints.length - 1)] ?? closure.joints[0]
        const toGround = byId.get(joint.platform.part)?.toGround ?? ((one: Point) => one)
        return [toGround(from), toGround(to)] as const
      }),
      deck: byId.get(closure.platform)?.height.top ?? 0,
    }))
}

/**
 * The rails and pickets that fill the gaps, from post to post.
 * @param standing the rails and gates of the system, whose posts they end on
 */
export function closureSolids(analysis: Analysis, standing: readonly Solid[]): readonly Solid[] {
  const measures = measuresOf(analysis.layout.project.product)
  const posts = gridIndexOf(standing.filter(isPost), ({ from }) => ({ min: from, max: from }))
  return taggedClosures(analysis).flatMap(({ closure, stretches, deck }) =>
    stretches.flatMap((stretch) => {
      const [from, to] = endsOnPosts(stretch, posts)
      const pocket = pocketsIn(stretch, normalOf(closure, analysis), measures)
      const line = [at(from ?? pocket[0], deck), at(to ?? pocket[1], deck)] as const
      return railingSolids(
        {
          owner: { kind: 'closure', id: closure.id, part: closure.platform },
          from: line[0],
          to: line[1],
          handrails: closure.handrails,
          hasChildRail: false,
          // Where no post stands near, it has one of its own.
          posts: [from, to].flatMap((post, share) => (post ? [] : [{ share, foot: deck }])),
          role: 'closure',
        },
        measures,
      )
    }),
  )
}

/** A post so near to the end of a gap carries its closure: the first post of a ramp stands 2 in down it. */
const NEAR: Inches = 6

const isPost = (solid: Solid): solid is Bar =>
  solid.kind === 'bar' && solid.section === 'square' && (solid.role === 'post' || solid.role === 'gate')

/** The post at each end of a gap; null where none is near. One post does not carry both ends. */
function endsOnPosts([from, to]: readonly [Point, Point], posts: GridIndex<Bar>) {
  const nearest = (end: Point, other?: Bar): Bar | undefined =>
    posts
      .near({ min: add(end, { x: -NEAR, y: -NEAR }), max: add(end, { x: NEAR, y: NEAR }) })
      .filter((post) => distance(post.from, end) <= NEAR)
      .filter((post) => !other || distance(post.from, other.from) > NEAR / 2)
      .toSorted((a, b) => distance(a.from, end) - distance(b.from, end))[0]
  const first = nearest(from)
  const second = nearest(to, first)
  return [first?.from ?? null, second?.from ?? null] as const
}

/** Where posts of its own stand: in line with the corner pockets of the platform. */
function pocketsIn(
  [from, to]: readonly [Point, Point],
  normal: Point,
  { pocket }: Measures,
): readonly [Point, Point] {
  const length = distance(from, to) || 1
  const by = Math.min(pocket.inches, length / 2)
  const way = { x: ((to.x - from.x) / length) * by, y: ((to.y - from.y) / length) * by }
  const inward = { x: normal.x * pocket.inches, y: normal.y * pocket.inches }
  return [subtract(add(from, way), inward), subtract(subtract(to, way), inward)]
}

const normalOf = ({ platform, side }: ChosenClosure, { placement }: Analysis): Point =>
  placement.byId.get(platform)?.sides[side].normal ?? { x: 0, y: 0 }
