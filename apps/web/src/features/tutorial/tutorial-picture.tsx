import { type Analysis, boxAround } from '@ramp/domain'
import { fitBox, type Marks } from '@ramp/drafting'
import {
  drawBraces,
  drawClosures,
  drawDimensions,
  drawLayout,
  drawLegs,
  drawParts,
  footprint,
} from '@ramp/drawing'
import { MarksPicture } from '../../ui/figures/marks-picture.tsx'
import classes from './tutorial.module.css'

export type PictureKind = 'layout' | 'approve' | 'settings' | 'confirm'

const SIZE = { width: 500, height: 250 } as const
/** Room for dimensions and badges, inches. */
const AROUND = 34
const LINES_SHOWN = 7

type TutorialPictureProps = { readonly kind: PictureKind; readonly job: Analysis }

/** What a step of the tutorial speaks of, on a small job drawn by the product itself. */
export function TutorialPicture({ kind, job }: TutorialPictureProps) {
  const box = footprint(job.placement.parts)
  if (kind === 'confirm' || !box) return <ListPicture job={job} />
  const { min, max } = boxAround([
    { x: box.min.x - AROUND, y: box.min.y - AROUND },
    { x: box.max.x + AROUND, y: box.max.y + AROUND },
  ])
  return (
    <div className={classes.picture}>
      <MarksPicture
        marks={marksOf(kind, job)}
        view={fitBox({ min, max }, { left: 0, top: 0, ...SIZE })}
        {...SIZE}
      />
    </div>
  )
}

function marksOf(kind: Exclude<PictureKind, 'confirm'>, job: Analysis): Marks {
  switch (kind) {
    case 'layout':
      return [...drawParts(job), ...drawDimensions(job.placement)]
    case 'approve':
      return drawLayout(job, { hasHeights: true })
    case 'settings':
      return [
        ...drawParts(job, { isDimmed: true }),
        ...drawClosures(job.closures),
        ...drawLegs(job.legs, { hasHeights: true }),
        ...drawBraces(job.bracing.braces),
      ]
  }
}

/** The beginning of the parts list of the same job. */
const ListPicture = ({ job }: { readonly job: Analysis }) => (
  <div className={classes.picture}>
    <table className={classes.list}>
      <thead>
        <tr>
          <th scope="col">Item Number</th>
          <th scope="col">Short Name</th>
          <th scope="col">Quantity</th>
        </tr>
      </thead>
      <tbody>
        {job.partsList.lines.slice(0, LINES_SHOWN).map(({ itemNumber, shortName, quantity }) => (
          <tr key={shortName}>
            <td>{itemNumber}</td>
            <td>{shortName}</td>
            <td>{quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
