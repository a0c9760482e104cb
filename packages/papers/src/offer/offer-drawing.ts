import {
  type Frame,
  INK,
  lengthText,
  letters,
  type Marks,
  onPaper,
  roomIn,
  SCALES,
  SITE_SCALES,
  SIZE,
  scaleBar,
  structured,
  type Viewport,
} from '@ramp/drafting'
import { isLevel } from '../content/part-facts.ts'
import { builtPlan, placePlan, sizeOfPlan } from '../content/plan.ts'
import { planMarks } from '../content/plan-drawing.ts'
import { routeText } from '../content/route-text.ts'
import type { PaperInput } from '../paper/input.ts'
import { gateMarks } from './offer-gates.ts'
import { houseMarks, withWalls } from './offer-walls.ts'

const OFFER_SCALES = [...SITE_SCALES, SCALES.thirtySecond]

/** The plan with the door and its wall, without the crew's tags, at the largest standard scale that fits. */
export function drawingIn(
  { analysis }: PaperInput,
  frame: Frame,
): { readonly marks: Marks; readonly viewport: Viewport } | null {
  if (analysis.placement.parts.length === 0) return null
  const plans = [0, 90].map((turn) => withWalls(builtPlan(analysis, turn)))
  const room = { width: frame.width - 30, height: frame.height - 52 }
  const isInside = (plan: (typeof plans)[number], ratio: number) => {
    const { width, height } = sizeOfPlan(plan)
    return onPaper(width, ratio) <= room.width && onPaper(height, ratio) <= room.height
  }
  const scale =
    OFFER_SCALES.find(({ ratio }) => plans.some((plan) => isInside(plan, ratio))) ?? OFFER_SCALES.at(-1)
  const plan = plans.find((one) => scale && isInside(one, scale.ratio)) ?? plans[1]
  if (!scale || !plan) return null
  const { width, height } = sizeOfPlan(plan)
  const corner = {
    x: frame.left + (frame.width - onPaper(width, scale.ratio)) / 2,
    y: frame.top + (frame.height - 26 - onPaper(height, scale.ratio)) / 2,
  }
  const placed = placePlan(plan, scale.ratio, corner)
  const within = { ...frame, height: frame.height - 26 }
  const free = roomIn(within)
  const house = houseMarks(plan, placed, free)
  const gates = gateMarks(analysis, placed, free)
  const route = routeText(analysis, { turn: plan.turn, hasTags: false })
  return {
    marks: [
      ...structured({ kind: 'figure', alternative: `Drawing of the ramp seen from above. ${route}` }, [
        ...house.under,
        ...planMarks(plan, placed, free, {
          height: (inches) => lengthText(inches, 'height'),
          hasBraces: false,
          hasDiagonals: false,
          hasTags: false,
          closureInk: INK.ink,
        }),
        ...gates,
        ...house.over,
      ]),
      ...structured({ kind: 'paragraph' }, [
        letters(
          `Seen from above, ${scale.words}. Heights in inches above the ${isLevel(analysis) ? 'ground' : 'datum'}.`,
          frame.left,
          frame.top + frame.height - 8,
          {
            size: SIZE.small,
            color: INK.muted,
          },
        ),
      ]),
      ...scaleBar(scale, frame.left + frame.width, frame.top + frame.height - 20),
    ],
    viewport: { name: 'Plan', frame: within, ratio: scale.ratio },
  }
}
