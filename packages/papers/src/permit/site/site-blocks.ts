import { type Analysis, housesOf, listed, loneLotLines, pluralOf } from '@ramp/domain'
import { type Block, CLOSE, lengthText, paragraph, SIZE, type TableColumn, tableOf } from '@ramp/drafting'

import { type LotLine, linesAlone, lotLines } from './lot-lines.ts'

/** How near the ramp and the house stand to each line of the lot, and what is not known of the site. */
export function siteBlocks(analysis: Analysis, width: number): readonly Block[] {
  const lines = [...lotLines(analysis), ...linesAlone(analysis)]
  const missing = missingOfSite(analysis)
  return [
    ...(lines.length > 0 ? [distanceBlock(lines, width)] : []),
    ...(missing.length > 0
      ? [
          {
            heading: lines.length > 0 ? '' : 'Site plan',
            rows: [
              paragraph(
                `Not known of this site: ${listed(missing)}. Survey ${pluralOf(missing.length, 'it', 'them')} in the designer, or attach the owner’s survey.`,
                width,
                { size: SIZE.small },
              ),
            ],
          },
        ]
      : []),
  ]
}

function distanceBlock(lines: readonly LotLine[], width: number): Block {
  const columns: readonly TableColumn<LotLine>[] = [
    {
      title: 'Lot line',
      cell: ({ number, name, lies }) => [number, name, lies].filter((one) => one !== null).join(' '),
      weight: 'bold',
      size: SIZE.small,
    },
    {
      title: 'Required',
      cell: ({ required }) => (required === null ? 'not known' : lengthText(required, 'survey-length')),
      size: SIZE.small,
    },
    {
      title: 'Ramp\nis at',
      cell: ({ ramp }) => (ramp ? lengthText(ramp.apart, 'survey-length') : '–'),
      size: SIZE.small,
    },
    { title: 'Lot line\nto', cell: ({ ramp }) => ramp?.of ?? '–', size: SIZE.small },
    {
      title: 'House\nis at',
      cell: ({ house }) => (house ? lengthText(house.apart, 'survey-length') : '–'),
      size: SIZE.small,
    },
  ]
  return { heading: 'Distances to the lot lines', ...tableOf(columns, lines, width, CLOSE) }
}

/** What a site plan should show and nobody has surveyed. */
export function missingOfSite({ layout }: Analysis): readonly string[] {
  const { lot = [], setback, north } = layout.site
  const alone = loneLotLines(layout.site)
  const hasSetback = setback !== undefined || (alone.length > 0 && alone.every((line) => line.setback > 0))
  return [
    ...(lot.length > 2 ? [] : [alone.length > 0 ? 'the other property lines' : 'property lines']),
    ...(housesOf(layout.site).length > 0 ? [] : ['the house']),
    ...(hasSetback ? [] : ['setbacks']),
    ...(north === undefined ? ['north'] : []),
  ]
}
