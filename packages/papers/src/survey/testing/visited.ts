import {
  addPoint,
  addReading,
  analyse,
  type Drawing,
  type Edit,
  inTurn,
  type Layout,
  type ReadingMethod,
  type SurveyPoint,
  setSite,
} from '@ramp/domain'
import type { PaperInput } from '../../paper/input.ts'
import { onItsLot } from '../../testing/surveyed.ts'

const style = {
  fill: null,
  stroke: '#000000',
  strokeWidth: 1,
  lineStyle: 'solid',
  lineCap: 'butt',
  opacity: 1,
} as const

/** The site of the switchback with everything a visit brings home: spots, readings that close, things, a fence, photos, notes. */
export function visitedSite(more: Edit = (layout) => layout): PaperInput {
  const input = onItsLot('t1-switchback', 20)
  const { layout, catalogue } = input.analysis
  const [door] = layout.site.doors
  if (!door?.at) throw new Error('the door has no place')
  const { x, y } = door.at
  const at = (right: number, out: number) => ({ x: x + right, y: y + out })
  const spot = (
    id: string,
    name: string,
    [right, out]: readonly [number, number],
    given?: SurveyPoint['given'],
  ) => addPoint({ id, name, at: at(right, out), ...(given && { given }) })
  const read = (point: string, value: number, setUp = 1, method: ReadingMethod = 'laser') =>
    addReading({ point, value, setUp, method })
  const fence: Drawing = { kind: 'fence', id: 'fence', at: at(-100, 345), rotation: 0, style, length: 360 }
  const sited = setSite({
    ...layout.site,
    doors: [{ ...door, swing: 'in', hinge: 'left', storm: { swing: 'out', hinge: 'left', below: 0.5 } }],
    things: [
      ...(layout.site.things ?? []).filter(({ kind }) => kind === 'house'),
      { kind: 'obstacle', name: 'oak', at: at(-200, 200), radius: 16, clearance: 30 },
      { kind: 'steps', name: 'old steps', at: at(0, 20), radius: 24, clearance: 0, fate: 'moves' },
      { kind: 'septic-lid', name: 'septic lid', at: at(-100, 250), radius: 12 },
    ],
    photos: [
      { id: 'door', of: 'door', at: at(10, 130), faces: 0 },
      { id: 'yard', of: 'yard', at: at(-60, 20), faces: 180 },
    ],
  })
  const drawn = (one: Layout): Layout => ({
    ...one,
    drawings: [fence],
    project: { ...one.project, notes: 'Dog in the yard.\nKeep the hydrangea.' },
  })
  const edits = inTurn(
    sited,
    spot('D', 'Sidewalk', [-120, 60]),
    spot('A', 'Foot of the stoop', [0, 24]),
    spot('B', 'Corner of the drive', [180, 40]),
    spot('C', 'Lawn', [-180, 190]),
    spot('E', 'Gate', [100, 300], { z: -6, how: 'estimated' }),
    spot('F', 'Back fence', [-250, 330]),
    spot('G', 'Hedge', [-250, 100], { z: 0, how: 'assumed' }),
    read('D', 41.5),
    read('A', 40.75),
    read('B', 43.375),
    read('B', 30, 2),
    read('C', 33.3, 2),
    read('D', 28.25, 2),
    drawn,
    more,
  )
  return { ...input, analysis: analyse(edits(layout), catalogue) }
}
