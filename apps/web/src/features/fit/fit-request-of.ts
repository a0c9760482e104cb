import {
  type CodeFamily,
  type FitRequest,
  type FitWishes,
  type KeptPart,
  type Layout,
  openGround,
  type SiteDoor,
} from '@ramp/domain'

/** What a person says in the panel. */
export type FitQuestion = {
  readonly codes: readonly CodeFamily[]
  readonly wishes: FitWishes
  readonly keep: readonly KeptPart[]
}

/** Whether the site says where the door is and which way it faces; else the ground before it is taken as open and level. */
export const hasDoorPlace = ({ site }: Layout): boolean => {
  const [door] = site.doors
  return door?.at !== undefined && door.faces !== undefined
}

/** Inches between the upper edge of the canvas and a wall that nobody has drawn. */
const WALL_BELOW_EDGE = 120

/** What is asked for a drawing: its site, or with only a rise open ground below the middle of the upper edge; null without either. */
export function fitRequestOf(layout: Layout, question: FitQuestion): FitRequest | null {
  // Neither notes nor units change what fits, nor what was photographed or laid under the drawing.
  const { photos: ___, underlay: ____, ...site } = layout.site
  const { notes: _, units: __, ...project } = layout.project
  const [door] = site.doors
  if (!door) return null
  if (hasDoorPlace(layout))
    return { title: project.name, product: project.product, project, site, ...question }
  const open = openGround(door.sill - door.stepDown, project)
  const at = { x: project.canvas.width / 2, y: WALL_BELOW_EDGE }
  return {
    ...open,
    ...question,
    site: {
      ...open.site,
      ...(site.person && { person: site.person }),
      doors: open.site.doors.map((one) => ({ ...one, ...known(door), at })),
    },
  }
}

/** What was entered of a door. */
const known = (door: SiteDoor): Partial<SiteDoor> =>
  Object.fromEntries(Object.entries(door).filter(([, value]) => value !== undefined))
