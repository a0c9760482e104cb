import {
  CODE_FAMILIES,
  type CodeFamily,
  codesOf,
  type FitAsk,
  type FitWishes,
  type KeptPart,
  NO_WISHES,
  normalizeAngle,
} from '@ramp/domain'
import {
  isGiven,
  optional,
  readCoordinate,
  readFlag,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readQuantity,
  readShortList,
  readText,
  refuse,
} from '../reading/reading.ts'
import { readSiteDescription } from '../site/read-site-description.ts'

type Fields = Readonly<Record<string, unknown>>

/** More parts than any person pins. */
const KEPT = { most: 100, things: 'parts' }

/** Reads parsed JSON of a site (`ramp-site/1`) as what 'Fit a ramp' is asked; throws NotASystemDescription, which names the field. */
export function readFitAsk(json: unknown): FitAsk {
  const { title, product, project, site } = readSiteDescription(json)
  const fields = readObject(json, 'file')
  const [door] = site.doors
  if (!door?.at || door.faces === undefined)
    return refuse('door', 'needs "at" and "faces": a way begins before it')
  return {
    title,
    product,
    project: { ...project, name: title },
    site,
    codes: readCodes(fields.options) ?? codesOf(product),
    wishes: optional(fields, 'wishes', NO_WISHES, readWishes, ''),
    keep: optional(fields, 'keep', [], readKeep, ''),
  }
}

function readCodes(options: unknown): readonly CodeFamily[] | null {
  if (!isGiven(options)) return null
  const { codes } = readObject(options, 'options')
  if (!isGiven(codes)) return null
  const families = readList(codes, 'options.codes').map((one, index) =>
    readOneOf(one, CODE_FAMILIES, `options.codes[${index}]`),
  )
  return [...new Set(families)]
}

function readWishes(value: unknown, field: string): FitWishes {
  const wishes: Fields = readObject(value, field)
  const flag = (name: string) => optional(wishes, name, false, readFlag, field)
  return {
    stairs: flag('stairs'),
    maxTurns: optional<number | null>(wishes, 'maxTurns', null, readQuantity, field),
    straight: flag('straight'),
    noCustomParts: flag('noCustomParts'),
  }
}

function readKeep(value: unknown, field: string): readonly KeptPart[] {
  return readShortList(value, field, KEPT).map((one, index) => {
    const name = `${field}[${index}]`
    const part = readObject(one, name)
    const at = readObject(part.at, `${name}.at`)
    return {
      shortName: readText(part.shortName, `${name}.shortName`),
      at: { x: readCoordinate(at.x, `${name}.at.x`), y: readCoordinate(at.y, `${name}.at.y`) },
      rotation: normalizeAngle(optional(part, 'rotation', 0, readNumber, name)),
      height: optional<number | null>(part, 'height', null, readNumber, name),
    }
  })
}
