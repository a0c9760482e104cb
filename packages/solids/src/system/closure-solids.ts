import type { Analysis, ChosenClosure, Inches, PartId, Point } from '@ramp/domain'
import { type Measures, measuresOf } from '../measures.ts'
import { settingOut } from '../setting-out/setting-out.ts'
import { at } from '../solid/make.ts'
import type { Solid } from '../solid/solid.ts'
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

/** The rails and pickets that fill the gaps. */
export function closureSolids(analysis: Analysis): readonly Solid[] {
  const measures: Measures = measuresOf(analysis.layout.project.product)
  return taggedClosures(analysis).flatMap(({ closure, stretches, deck }) =>
    stretches.flatMap(([from, to]) =>
      railingSolids(
        {
          owner: { kind: 'closure', id: closure.id, part: closure.platform },
          from: at(from, deck),
          to: at(to, deck),
          handrails: closure.handrails,
          hasChildRail: false,
          posts: [],
          role: 'closure',
        },
        measures,
      ),
    ),
  )
}
