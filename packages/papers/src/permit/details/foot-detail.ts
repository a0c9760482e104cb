import { type Analysis, type Inches, LEG_SIZES } from '@ramp/domain'
import { dimensionMarks, INK, lengthText, SCALES } from '@ramp/drafting'
import { measuresOf } from '@ramp/solids'
import { boxOf, type Detail, groundLine, labelMarks, sized } from './detail.ts'

const PAD_HEIGHT: Inches = 2
/** So much of the leg is seen over its foot. */
const SEEN: Inches = 7

/** The leg of a ramp is nearer to the outer face of its foot, here on the right, than to its middle. */
const LEG_AT: Inches = LEG_SIZES.foot / 2 - (LEG_SIZES.footBesideUsable - LEG_SIZES.legBesideUsable)

/** A leg on its foot, and on a pad where there is one, at an inch to the foot. */
export function footDetail(analysis: Analysis, pad: Inches): Detail {
  const { foot, footPlate, legTube } = measuresOf(analysis.layout.project.product)
  const raised = pad > 0 ? PAD_HEIGHT : 0
  const half = Math.max(pad, foot.inches) / 2
  const standing = raised + footPlate.inches
  return {
    name: pad > 0 ? 'Foot on its pad' : 'Foot on the ground',
    words: [
      `leg ${sized(legTube)} square on a foot ${sized(foot)} wide`,
      ...(pad > 0 ? [`on a ${lengthText(pad, 'part-size')} pad`] : []),
    ].join(', '),
    scale: SCALES.one,
    shows: { from: -half - 2, to: half + 2, low: 0, high: standing + SEEN },
    around: { left: 6, right: pad > 0 ? 6 : 70, above: 8, below: 26 },
    draw: (draft) => [
      ...dimensionMarks(
        [
          {
            from: draft.at(-half, 0),
            to: draft.at(half, 0),
            away: -15,
            words: pad > 0 ? `${lengthText(pad, 'part-size')} pad` : sized(foot),
          },
        ],
        draft.room,
      ),
      ...groundLine(draft, [-half - 2, half + 2]),
      ...(pad > 0 ? boxOf(draft, [-pad / 2, 0], [pad, PAD_HEIGHT], INK.well) : []),
      ...boxOf(draft, [-foot.inches / 2, raised], [foot.inches, footPlate.inches]),
      ...boxOf(draft, [LEG_AT - legTube.inches / 2, standing], [legTube.inches, SEEN]),
      ...labelMarks(draft, `leg ${sized(legTube)} square`, [
        LEG_AT + legTube.inches / 2,
        standing + SEEN - 1.5,
      ]),
      ...labelMarks(draft, `foot ${sized(foot)}`, [foot.inches / 2, raised + footPlate.inches / 2]),
    ],
  }
}
