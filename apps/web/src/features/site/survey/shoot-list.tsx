import { Button } from '@mantine/core'
import { addPoint, ownName, type PointToShoot, pointsToShoot } from '@ramp/domain'
import { pickSpot } from '@ramp/editor'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { Disclosure } from '../../../ui/panel/disclosure.tsx'
import classes from '../words/site.module.css'
import { tapeWords } from './tape-words.ts'

/** Once a system stands on the drawing: the places that set its legs, each found with two tapes. */
export function ShootList() {
  const editor = useEditor()
  const analysis = useAnalysis()
  if (analysis.layout.parts.length === 0) return null
  const points = pointsToShoot(analysis, (id) => ownName(analysis.placement, id))
  const left = points.filter(({ isRead }) => !isRead).length
  if (points.length === 0) return null
  const shoot = ({ point, name, at }: PointToShoot) => {
    const id = point ?? editor.newId()
    if (point === null) editor.run('Add spot', 'propChange', addPoint({ id, name, at }))
    pickSpot(editor, id)
  }
  return (
    <Disclosure title={`Shoot these: ${left} of ${points.length} left`}>
      <p className={classes.hint}>They set run, legs and parts. Each is found with two tapes.</p>
      <ul className={classes.shoot}>
        {points.map((one) => (
          <li key={`${one.name} ${one.at.x} ${one.at.y}`}>
            <span>
              <b>{one.name}</b>
              <span>{tapeWords(one)}</span>
            </span>
            {one.isRead ? (
              <span>read</span>
            ) : (
              <Button variant="default" aria-label={`Shoot ${one.name}`} onClick={() => shoot(one)}>
                Shoot
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
