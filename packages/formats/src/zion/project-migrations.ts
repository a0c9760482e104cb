import { VERSION_BRAND } from './app-version.ts'

type Fields = Readonly<Record<string, unknown>>

/** One change that files of earlier versions need; each leaves alone what is right already. */
type Migration = { readonly name: string; readonly apply: (file: Fields) => Fields }

/**
 * Brings a project file of an earlier version to the form of today, step by step and in this order (spec 1 §4). Files
 * older than the cutoff are refused before.
 */
export const migrated = (file: Fields): Fields => MIGRATIONS.reduce((held, { apply }) => apply(held), file)

const MIGRATIONS: readonly Migration[] = [
  { name: 'the other reading of the field names', apply: (file) => renamed(file, FIELD_NAMES) },
  { name: 'project and canvas from the layout', apply: withSummary },
  { name: 'short names from the short description', apply: eachPart(shortNameFromDescription) },
  { name: 'support fields of ramps', apply: eachPart(withSupports) },
  { name: 'the lowest height of a stair', apply: eachPart(withStairHeight) },
  { name: 'rectangles from their points', apply: each('drawings', rectangleFromPoints) },
  { name: 'version 2 for a layout with a site', apply: withVersionOfSite },
]

/** Both readings of the file's fields (spec 1 §3): today's name, and the other. */
const FIELD_NAMES = [
  ['version', 'vizionVersion'],
  ['dtmCreated', 'creationDate'],
  ['dtmLastUpdate', 'updatedDate'],
  ['project', 'projectDetails'],
  ['canvas', 'canvasDetails'],
  ['vizionHeaderId', 'headerId'],
] as const

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function renamed(fields: Fields, names: readonly (readonly [today: string, other: string])[]): Fields {
  const found = names.flatMap(([today, other]) =>
    fields[today] === undefined && fields[other] !== undefined ? [[today, fields[other]] as const] : [],
  )
  const others = new Set<string>(names.map(([, other]) => other))
  const kept = Object.entries(fields).filter(([name]) => !others.has(name))
  return { ...Object.fromEntries(kept), ...Object.fromEntries(found) }
}

/** What repeats from the layout, and what the other reading has no field for. */
function withSummary(file: Fields): Fields {
  const layout = isFields(file.layout) ? file.layout : {}
  const project = isFields(layout.project) ? layout.project : {}
  return {
    versionBrand: VERSION_BRAND,
    vizionHeaderId: null,
    dtmCreated: file.dtmLastUpdate,
    ...file,
    project: { projectName: project.name, product: project.product },
    canvas: project.canvas,
  }
}

function each(list: string, change: (row: Fields) => Fields): (file: Fields) => Fields {
  return (file) => {
    const rows = isFields(file.layout) ? file.layout[list] : undefined
    if (!isFields(file.layout) || !Array.isArray(rows)) return file
    const changed = rows.map((row: unknown) => (isFields(row) ? change(row) : row))
    return { ...file, layout: { ...file.layout, [list]: changed } }
  }
}

function eachPart(change: (part: Fields) => Fields) {
  return each('parts', change)
}

function shortNameFromDescription(part: Fields): Fields {
  return renamed(part, [['shortName', 'shortDesc']])
}

const SUPPORTS = {
  isSupportedTop: false,
  isSupportedBottom: false,
  isOffAngledTop: false,
  isOffAngledBottom: false,
}

/** Stairs had them too, and have none today. */
function withSupports(part: Fields): Fields {
  if (part.kind === 'ramp') return { ...SUPPORTS, ...part }
  if (part.kind !== 'stair') return part
  return Object.fromEntries(Object.entries(part).filter(([name]) => !Object.hasOwn(SUPPORTS, name)))
}

function withStairHeight(part: Fields): Fields {
  return part.kind === 'stair' ? { activeHeight: part.minHeightInclusive ?? 0, ...part } : part
}

const isPoint = (value: unknown): value is { readonly x: number; readonly y: number } =>
  isFields(value) && typeof value.x === 'number' && typeof value.y === 'number'

/** A rectangle was a list of corners; it is a width and a length. */
function rectangleFromPoints(drawing: Fields): Fields {
  const { points, ...others } = drawing
  if (drawing.kind !== 'rectangle' || !Array.isArray(points) || !points.every(isPoint)) return drawing
  const across = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  return {
    width: across(points.map(({ x }) => x)),
    length: across(points.map(({ y }) => y)),
    ...others,
  }
}

/** A layout of version 1 knows doors by their heights, and no more of its site. */
function withVersionOfSite(file: Fields): Fields {
  const layout = isFields(file.layout) ? file.layout : {}
  const { doors: _, ...place } = isFields(layout.site) ? layout.site : {}
  const isSited = Object.values(place).some((known) => known !== undefined)
  return layout.version === 1 && isSited ? { ...file, layout: { ...layout, version: 2 } } : file
}
