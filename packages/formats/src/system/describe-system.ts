import {
  type AdditionalProduct,
  type Catalogue,
  type CustomWish,
  isSurveyed,
  type Layout,
  type Opening,
  type Part,
  type Run,
  topOf,
  wishOf,
} from '@ramp/domain'
import { describeOptions } from '../options/describe-options.ts'
import { present, type Written } from '../reading/fields.ts'
import { describeSite } from '../site/describe-site.ts'
import { SITED_SYSTEM_FORMAT, SYSTEM_FORMAT, type SystemFile } from './system-file.ts'

type Row<Rows> = Rows extends readonly (infer One)[] ? One : never
type RowOf<Key extends keyof SystemFile> = Row<SystemFile[Key]>

/**
 * A layout as a system description: what `quote` reads, and what it takes to derive the same from it.
 * @param catalogue of its product line: what a part has from its item is not written
 */
export function describeSystem(layout: Layout, catalogue: Catalogue) {
  const { project, site, parts, openings, additionalProducts, customItems } = layout
  const runs = layout.runs.map((run) => describeRun(run, layout))
  const isSited =
    (site.ground ?? []).length > 0 ||
    site.porch !== undefined ||
    runs.some(({ top, bottom }) => (top ?? 0) < 0 || (bottom ?? 0) < 0)
  const customParts = customItems.flatMap((item) => wishOf(item, catalogue) ?? []).map(describeWish)
  return present({
    format: isSited ? SITED_SYSTEM_FORMAT : SYSTEM_FORMAT,
    title: project.name,
    product: project.product,
    options: describeOptions(project),
    parts: parts.map((part) => describePart(part, catalogue)),
    runs,
    entrances: openings.filter(({ use }) => use === 'entrance').map(describeOpening),
    exits: openings.filter(({ use }) => use === 'exit').map(describeOpening),
    additionalProducts: additionalProducts.length > 0 ? additionalProducts.map(describeAddition) : undefined,
    customParts: customParts.length > 0 ? customParts : undefined,
    ground: site.ground && { spots: site.ground },
    site: isSurveyed(site) ? describeSite(site) : undefined,
  } satisfies Written<SystemFile>)
}

/** The format knows no door of a run: its height is written instead. */
const describeRun = (run: Run, layout: Layout) =>
  ({
    name: run.name,
    top: topOf(run, layout),
    bottom: run.bottom,
    parts: run.parts,
  }) satisfies Written<RowOf<'runs'>>

const describeOpening = ({ part, side, leadsTo }: Opening) =>
  present({ part, side, leadsTo } satisfies Written<RowOf<'entrances'>>)

/** Only what is not as usual: a part that is placed anew has the rest. */
function describePart(part: Part, catalogue: Catalogue) {
  const ramp = part.kind === 'ramp' ? part : undefined
  const deck = part.kind === 'platform' || part.kind === 'platform-ext' ? part : undefined
  const railed = 'loops' in part || 'childRails' in part ? part : undefined
  const isResting = part.kind === 'platform' ? part.isResting : undefined
  const isUsual = isResting === (catalogue.byShortName.get(part.shortName)?.isResting ?? false)
  return present({
    id: part.id,
    shortName: part.shortName,
    at: part.at,
    rotation: part.rotation,
    attach: undefined,
    activeHeight: part.kind === 'stair' ? part.activeHeight : undefined,
    handrailSides: deck?.handrailSides ?? undefined,
    isResting: isUsual ? undefined : isResting,
    isSupportedTop: ramp?.isSupportedTop || undefined,
    isSupportedBottom: ramp?.isSupportedBottom || undefined,
    isOffAngledTop: ramp?.isOffAngledTop || undefined,
    isOffAngledBottom: ramp?.isOffAngledBottom || undefined,
    loops: railed?.loops,
    childRails: railed?.childRails,
    isLogicless: part.isLogicless || undefined,
    isTowerFlipped: (part.kind === 'vpl' && part.isTowerFlipped) || undefined,
  } satisfies Written<RowOf<'parts'>>)
}

const describeAddition = ({ shortName, itemNumber, qty, itemType }: AdditionalProduct) =>
  present({
    shortName,
    itemNumber: itemNumber || undefined,
    qty,
    itemType,
  } satisfies Written<RowOf<'additionalProducts'>>)

function describeWish(wish: CustomWish): RowOf<'customParts'> {
  if (wish.itemType !== 'TRANSITION') return wish
  const { baseItemNumber, ...size } = wish
  return { ...size, itemNumber: baseItemNumber }
}
