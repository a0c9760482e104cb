import type { Layout } from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import { moment } from '../fields/moment.ts'
import { productLine } from '../fields/product-line.ts'
import { NO_RADIUS } from '../layout/drawing.ts'
import { LAYOUT_VERSIONS, layoutSchema } from '../layout/layout.ts'
import { projectName } from '../layout/project.ts'
import { APP_VERSION, VERSION_BRAND } from './app-version.ts'
import { migrated } from './project-migrations.ts'

/** Projects saved before this moment cannot be loaded (spec 1 §9). */
const CUTOFF = Date.parse('2020-12-02T22:00:00Z')

/**
 * The project file of spec 1 §3. The layout inside is the whole of what was decided; `project` and `canvas` repeat from
 * it what a program needs that only lists or previews projects.
 */
export const savedProject = z.object({
  project: z.object({ projectName, product: productLine }),
  canvas: z.object({ width: z.number(), height: z.number() }).apply(described, 'Inches.'),
  dtmCreated: moment,
  dtmLastUpdate: moment,
  version: z.string().check(z.maxLength(20)).apply(described, 'Version of the application that saved it.'),
  versionBrand: z.string().check(z.maxLength(40)),
  vizionHeaderId: z
    .nullable(z.string().check(z.maxLength(20)))
    .apply(described, 'Id of the quote header; null for a project made without one.'),
  layout: layoutSchema,
})
export type SavedProject = z.infer<typeof savedProject>

type Occasion = { readonly now: Date; readonly created?: string | null; readonly headerID?: string | null }

/** The project file of a layout. */
export function savedProjectOf(layout: Layout, { now, created, headerID }: Occasion): SavedProject {
  const { name, product, canvas } = layout.project
  return {
    project: { projectName: name, product },
    canvas: { ...canvas },
    dtmCreated: created ?? now.toISOString(),
    dtmLastUpdate: now.toISOString(),
    version: APP_VERSION,
    versionBrand: VERSION_BRAND,
    vizionHeaderId: headerID ?? null,
    // The schema's arrays are not readonly; parsing copies them and proves that the layout can be read back.
    layout: z.parse(layoutSchema, layout),
  }
}

/** Why a project file cannot be used; the sentences are the specification's where it has one (spec 1 §5, §8). */
export type ProjectFault = { readonly message: string; readonly detail: string }

export type ReadProject =
  | { readonly isReadable: true; readonly saved: SavedProject }
  | { readonly isReadable: false; readonly fault: ProjectFault }

/** Reads the text of a project file. A file that was cut short or changed is refused with a reason, never half used. */
export function readSavedProject(text: string): ReadProject {
  if (text.trim() === '') return fault('Empty Layout Registered', 'The file is empty.')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return fault('Failed to load file', 'The file is damaged or was cut short. Load an older copy of it.')
  }
  return readStoredProject(json)
}

/** Reads what a project file holds, as a database keeps it without its text. */
export function readStoredProject(json: unknown): ReadProject {
  const file = z.safeParse(z.looseObject({}), json)
  const today = file.success ? migrated(file.data) : {}
  const saved = z.safeParse(moment, today.dtmLastUpdate)
  if (!saved.success) return NO_DATA
  const tooOld = faultOfAge(saved.data)
  if (tooOld) return { isReadable: false, fault: tooOld }
  if (!holdsProject(today)) return holdsCanvasObjects(json) ? OTHER_PROGRAM : NO_DATA
  if (isNewer(today.layout))
    return fault('Failed to load file', 'It was saved by a newer version. Reload this page, then try again.')
  const parsed = z.safeParse(savedProject, today)
  if (parsed.success) return { isReadable: true, saved: parsed.data }
  const [first] = parsed.error.issues
  const why = first?.message === NO_RADIUS ? `: ${NO_RADIUS}` : ''
  return fault('Failed to load file', `The field ${first?.path.join('.') ?? ''} cannot be read${why}.`)
}

/** What is said of a project that was last saved at `savedAt`; null where it is new enough to load (spec 1 §9). */
export const faultOfAge = (savedAt: string): ProjectFault | null =>
  Date.parse(savedAt) < CUTOFF
    ? { message: 'This project is too old to load', detail: 'It was saved before December 2, 2020.' }
    : null

const holdsProject = (file: unknown): boolean =>
  z.safeParse(z.looseObject({ layout: z.looseObject({ project: z.looseObject({}) }) }), file).success

/** Canvas objects of the program before this one: how it turned and placed them is written down nowhere (spec 1 §3). */
const holdsCanvasObjects = (file: unknown): boolean =>
  z.safeParse(z.looseObject({ canvas: z.looseObject({ objects: z.array(z.unknown()) }) }), file).success

/** A layout of a version that this program does not know yet. */
const isNewer = (layout: unknown): boolean =>
  z.safeParse(z.looseObject({ version: z.int().check(z.gt(Math.max(...LAYOUT_VERSIONS))) }), layout).success

function fault(message: string, detail: string): ReadProject {
  return { isReadable: false, fault: { message, detail } }
}

const NO_DATA = fault('No Project Data', 'The file has no project of this application.')
const OTHER_PROGRAM = fault(
  'No Project Data',
  'It has canvas objects of the earlier designer, which cannot be read. Draw the project again.',
)
