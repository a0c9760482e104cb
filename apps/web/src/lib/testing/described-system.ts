import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { type Analysis, analyse, catalogueOf } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'

/** The catalogue as it ships. */
export const p3g = catalogueOf(readCatalogue('P3G'))

type Described = Readonly<Record<string, unknown>>

function analysisOf(json: unknown): Analysis {
  const description = readSystemDescription(json)
  const catalogue = description.product === 'P3G' ? p3g : catalogueOf(readCatalogue(description.product))
  return analyse(layoutOfDescription(description, catalogue).layout, catalogue)
}

/** One of the whole systems among the domain's fixtures. */
export const wholeSystem = (name: string): Analysis =>
  analysisOf(JSON.parse(readFileSync(`packages/domain/fixtures/systems/${name}.json`, 'utf8')))

/** A system given in the words of a system description. */
export const describedSystem = (system: Described): Analysis =>
  analysisOf({
    format: 'ramp-system/1',
    product: 'P3G',
    runs: [],
    entrances: [],
    exits: [],
    ...system,
  })

/** The part that stands first. */
export const first = (id: string, shortName: string): Described => ({
  id,
  shortName,
  at: { x: 480, y: 480 },
  rotation: 0,
})

/** A part whose top lies against a side of an earlier part: `A BOTTOM LEFT`. */
export function against(id: string, shortName: string, place: string): Described {
  const [to, side, position = 'CENTER', mySide = 'TOP'] = place.split(' ')
  return { id, shortName, attach: { to, side, position, mySide } }
}
