import type { Layout, Opening } from '../model/layout/layout.ts'
import type { Part } from '../model/layout/part.ts'
import { isSurveyed, type Site, type SiteDoor } from '../model/layout/site.ts'
import { SITED_SYSTEM_FORMAT, SYSTEM_FORMAT } from './read-system-description.ts'

/** A layout as a system description: what `quote` reads, and what it takes to derive the same from it. */
export function describeSystem({ project, site, parts, runs, openings }: Layout) {
  const { name, product, surface, handrails, rampWidth, loops, childRails, desiredRatio, priceLevel } =
    project
  const { codes, codeEdition, exceptions } = project
  const isSited =
    (site.ground ?? []).length > 0 ||
    site.porch !== undefined ||
    runs.some(({ top, bottom }) => (top ?? 0) < 0 || (bottom ?? 0) < 0)
  const ends = (use: Opening['use']) =>
    openings
      .filter((one) => one.use === use)
      .map(({ part, side, leadsTo }) => ({ part, side, ...(leadsTo && { leadsTo }) }))
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
    parts: parts.map(describePart),
    runs: runs.map((run) => ({ name: run.name, top: run.top, bottom: run.bottom, parts: run.parts })),
    entrances: ends('entrance'),
    exits: ends('exit'),
    ...(site.ground && { ground: { spots: site.ground } }),
    ...(isSurveyed(site) && { site: describeSite(site) }),
  }
}

const describePart = (part: Part) => ({
  id: part.id,
  shortName: part.shortName,
  at: part.at,
  rotation: part.rotation,
  ...(part.kind === 'stair' && { activeHeight: part.activeHeight }),
  ...(part.kind === 'platform' && part.handrailSides && { handrailSides: part.handrailSides }),
  ...(part.kind === 'platform' && part.isResting && { isResting: true }),
})

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
  }
}

const describeDoor = ({ id: _, isEgress, ...door }: SiteDoor) => ({ ...door, egress: isEgress })
