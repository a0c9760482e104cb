import type { Point } from '@ramp/domain'
import type { Look, Model } from '@ramp/view3d'
import { type RefObject, useImperativeHandle, useMemo, useRef } from 'react'
import classes from './mini-plan.module.css'

/** Tells the small plan where one looks from now. */
export type MiniPlanHandle = { readonly look: (look: Look) => void }

type MiniPlanProps = {
  readonly shapes: Model['plan']
  readonly chosen: readonly string[]
  readonly ref: RefObject<MiniPlanHandle | null>
}

const HOUSE = ['house', 'porch']
/** Around what is drawn, so that the eye is seen a little beyond it, inches. */
const AIR = 60

/** The plan in small, with the chosen part and where one looks from; a picture beside the plan that has the words. */
export function MiniPlan({ shapes, chosen, ref }: MiniPlanProps) {
  const eye = useRef<SVGGElement>(null)
  const frame = useMemo(() => frameOf(shapes), [shapes])
  const size = Math.max(frame.width, frame.height)
  useImperativeHandle(ref, () => ({
    look: ({ at, toward }) => {
      const held = within(at, frame)
      const turn = (Math.atan2(toward.y, toward.x) * 180) / Math.PI
      eye.current?.setAttribute('transform', `translate(${held.x} ${held.y}) rotate(${turn}) scale(${size})`)
    },
  }))
  return (
    <svg
      className={classes.plan}
      data-over-view
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      aria-hidden
    >
      {shapes.map(({ owner, role, points }, index) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no name of their own, and are drawn as a whole.
          key={index}
          className={HOUSE.includes(role) ? classes.house : classes.deck}
          data-chosen={owner.kind === 'part' && chosen.includes(owner.id)}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      ))}
      <g ref={eye} className={classes.eye}>
        <path d="M0 0L0.2 -0.1V0.1Z" />
        <circle r="0.022" />
      </g>
    </svg>
  )
}

type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Around the decks: a house beside them may reach far beyond. */
function frameOf(shapes: Model['plan']): Frame {
  const points = shapes.filter(({ role }) => !HOUSE.includes(role)).flatMap((shape) => shape.points)
  if (points.length === 0) return { left: -AIR, top: -AIR, width: 2 * AIR, height: 2 * AIR }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - AIR, Math.min(...ys) - AIR]
  return { left, top, width: Math.max(...xs) + AIR - left, height: Math.max(...ys) + AIR - top }
}

/** Who stands farther away is shown at the edge. */
const within = ({ x, y }: Point, { left, top, width, height }: Frame): Point => {
  const edge = 0.03 * Math.max(width, height)
  return {
    x: Math.min(left + width - edge, Math.max(left + edge, x)),
    y: Math.min(top + height - edge, Math.max(top + edge, y)),
  }
}
