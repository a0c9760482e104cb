import {
  type AdditionalProduct,
  type Catalogue,
  type CustomWish,
  isSurveyed,
  type Layout,
  type Opening,
  type Part,
  type Site,
  type SiteDoor,
  topOf,
  wishOf,
} from '@ramp/domain'
import { SITED_SYSTEM_FORMAT, SYSTEM_FORMAT } from './read-system-description.ts'

/**
 * A layout as a system description: what `quote` reads, and what it takes to derive the same from it.
 * @param catalogue of its product line: what a part has from its item is not written
 */
export function describeSystem(layout: Layout, catalogue: Catalogue) {
  const { project, site, parts, runs, openings, additionalProducts, customItems } = layout
  const { name, product, surface, handrails, rampWidth, loops, childRails, desiredRatio, priceLevel } =
    project
  const { codes, codeEdition, exceptions } = project
  // The format knows no door of a run: its height is written instead.
  const described = runs.map((run) => ({
    name: run.name,
    top: topOf(run, layout),
    bottom: run.bottom,
    parts: run.parts,
  }))
  const isSited =
    (site.ground ?? []).length > 0 ||
    site.porch !== undefined ||
    described.some(({ top, bottom }) => (top ?? 0) < 0 || (bottom ?? 0) < 0)
  const ends = (use: Opening['use']) =>
    openings
      .filter((one) => one.use === use)
      .map(({ part, side, leadsTo }) => ({ part, side, ...(leadsTo && { leadsTo }) }))
  const customParts = customItems.flatMap((item) => wishOf(item, catalogue) ?? []).map(describeWish)
  return {
    format: isSited ? SITED_SYSTEM_FORMAT : SYSTEM_FORMAT,
    title: name,
    product,
    options: {
      surface,
      handrails,
      rampWidth,
      loops,
      childRails,
      desiredRatio,
      priceLevel,
      codes,
      codeEdition,
      exceptions,
    },
    parts: parts.map((part) => describePart(part, catalogue)),
    runs: described,
    entrances: ends('entrance'),
    exits: ends('exit'),
    ...(additionalProducts.length > 0 && { additionalProducts: additionalProducts.map(describeAddition) }),
    ...(customParts.length > 0 && { customParts }),
    ...(site.ground && { ground: { spots: site.ground } }),
    ...(isSurveyed(site) && { site: describeSite(site) }),
  }
}

/** Only what is not as usual: a part that is placed anew has the rest. */
function describePart(part: Part, catalogue: Catalogue) {
  const placed = {
    id: part.id,
    shortName: part.shortName,
    at: part.at,
    rotation: part.rotation,
    ...(part.isLogicless && { isLogicless: true }),
  }
  switch (part.kind) {
    case 'platform': {
      const isUsual = part.isResting === (catalogue.byShortName.get(part.shortName)?.isResting ?? false)
      return {
        ...placed,
        ...ownRails(part),
        ...(part.handrailSides && { handrailSides: part.handrailSides }),
        ...(!isUsual && { isResting: part.isResting }),
      }
    }
    case 'platform-ext':
      return {
        ...placed,
        ...ownRails(part),
        ...(part.handrailSides && { handrailSides: part.handrailSides }),
      }
    case 'ramp':
      return {
        ...placed,
        ...ownRails(part),
        ...(part.isSupportedTop && { isSupportedTop: true }),
        ...(part.isSupportedBottom && { isSupportedBottom: true }),
        ...(part.isOffAngledTop && { isOffAngledTop: true }),
        ...(part.isOffAngledBottom && { isOffAngledBottom: true }),
      }
    case 'stair':
      return { ...placed, ...ownRails(part), activeHeight: part.activeHeight }
    case 'arr':
      return { ...placed, ...ownRails(part) }
    case 'vpl':
      return { ...placed, ...(part.isTowerFlipped && { isTowerFlipped: true }) }
    case 'transition':
    case 'piece':
    case 'portable':
    case 'threshold':
      return placed
  }
}

/** What a part chooses for itself; what it leaves to the project stays out. */
const ownRails = ({
  loops,
  childRails,
}: {
  readonly loops?: boolean | undefined
  readonly childRails?: boolean | undefined
}) => ({
  ...(loops !== undefined && { loops }),
  ...(childRails !== undefined && { childRails }),
})

const describeAddition = ({ shortName, itemNumber, qty, itemType }: AdditionalProduct) => ({
  shortName,
  ...(itemNumber !== '' && { itemNumber }),
  qty,
  itemType,
})

function describeWish(wish: CustomWish) {
  if (wish.itemType !== 'TRANSITION') return wish
  const { baseItemNumber, ...size } = wish
  return { ...size, itemNumber: baseItemNumber }
}

/** The place in the words of a site description; the ground stands beside the parts. */
function describeSite({
  doors,
  porch,
  buildings,
  lot,
  yard,
  setback,
  surfaces,
  obstacles,
  keepOffs,
  destination,
  person,
  north,
}: Site) {
  return {
    doors: doors.map(describeDoor),
    porch,
    building: buildings,
    lot,
    yard,
    setback: lot && setback,
    surfaces,
    obstacles: obstacles?.map(({ isToMove, graphic: _, ...thing }) => ({
      ...thing,
      ...(isToMove && { toMove: true }),
    })),
    keepOffs,
    destination,
    person,
    north,
  }
}

const describeDoor = ({ id: _, isEgress, ...door }: SiteDoor) => ({ ...door, egress: isEgress })
