import { SITE_RANGES, type Site } from '@ramp/domain'

type Range = { readonly min: number; readonly max: number }

/** A figure of a site that has a range: where it stands in the words of a layout, and its unit. */
export type SiteFigure = {
  readonly path: readonly (string | number)[]
  readonly value: number
  readonly range: Range
  readonly unit: 'in' | 'lb'
}
type Figured = Pick<Site, 'doors' | 'porch' | 'person'>

/** Figures that no site has: a digit was typed too many. Saved layouts and systems may hold them, survey files do not. */
export function figuresOutOfRange({ doors, porch, person }: Figured): readonly SiteFigure[] {
  const figures = [
    ...doors.flatMap(({ sill, stepDown, width, storm }, index) => [
      figure(['doors', index, 'sill'], sill, SITE_RANGES.sill),
      figure(['doors', index, 'stepDown'], stepDown, SITE_RANGES.stepDown),
      figure(['doors', index, 'width'], width, SITE_RANGES.doorWidth),
      figure(['doors', index, 'storm', 'below'], storm?.below, SITE_RANGES.stormBelow),
    ]),
    figure(['porch', 'height'], porch?.height, SITE_RANGES.sill),
    figure(['person', 'loaded'], person?.loaded, SITE_RANGES.loaded, 'lb'),
  ].flat()
  return figures.filter(({ value, range: { min, max } }) => value < min || value > max)
}

const figure = (
  path: SiteFigure['path'],
  value: number | undefined,
  range: Range,
  unit: SiteFigure['unit'] = 'in',
): readonly SiteFigure[] => (value === undefined ? [] : [{ path, value, range, unit }])
