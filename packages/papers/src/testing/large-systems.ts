import { analyse } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import type { PaperInput } from '../paper/input.ts'
import { inputFor, stockOf } from './systems.ts'

type Joined = {
  readonly shortName: string
  readonly side: string
  readonly position: string
}

const ramps = (count: number): readonly Joined[] =>
  Array.from({ length: count }, () => ({ shortName: 'PRSTL8', side: 'BOTTOM', position: 'CENTER' }))

/** Some joined one after the other below a 5x5 platform at the door. */
function systemOf(joined: readonly Joined[]): PaperInput {
  const ids = ['p0', ...joined.map((_, index) => `p${index + 1}`)]
  const description = readSystemDescription({
    format: 'ramp-system/1',
    title: `${ids.length} parts`,
    product: 'P3G',
    parts: [
      { id: 'p0', shortName: 'PPS55TL', at: { x: 400, y: 100 }, rotation: 0 },
      ...joined.map(({ shortName, side, position }, index) => ({
        id: ids[index + 1],
        shortName,
        attach: { to: ids[index], side, position, mySide: 'TOP' },
      })),
    ],
    runs: [
      {
        name: 'Primary',
        top: 8 * joined.filter(({ shortName }) => shortName === 'PRSTL8').length,
        bottom: 0,
        parts: ids,
      },
    ],
    entrances: [{ part: 'p0', side: 'TOP' }],
    exits: [{ part: ids.at(-1), side: 'BOTTOM' }],
  })
  const catalogue = stockOf('P3G')
  const { layout } = layoutOfDescription(description, catalogue)
  return { ...inputFor('t1-switchback'), analysis: analyse(layout, catalogue) }
}

const turnBack = (position: 'LEFT' | 'RIGHT'): readonly Joined[] => [
  { shortName: 'PPS85TL', side: 'BOTTOM', position },
  { shortName: 'PRSTL8', side: 'TOP', position: position === 'LEFT' ? 'RIGHT' : 'LEFT' },
]

/** Systems of sixty P3G parts: in one line, around one corner, and in lanes beside one another. */
export const SIXTY = {
  'in one line': () => systemOf(ramps(59)),
  'around a corner': () =>
    systemOf([
      ...ramps(29),
      { shortName: 'PPS55TL', side: 'BOTTOM', position: 'CENTER' },
      { shortName: 'PRSTL8', side: 'RIGHT', position: 'CENTER' },
      ...ramps(28),
    ]),
  'in four lanes': () =>
    systemOf([
      ...ramps(13),
      ...turnBack('LEFT'),
      ...ramps(13),
      ...turnBack('RIGHT'),
      ...ramps(13),
      ...turnBack('LEFT'),
      ...ramps(14),
    ]),
} as const
