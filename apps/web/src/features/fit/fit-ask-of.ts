import {
  type CodeFamily,
  type FitAsk,
  type FitWishes,
  type KeptPart,
  type Layout,
  openGround,
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
export function fitAskOf(layout: Layout, question: FitQuestion): FitAsk | null {
  const { site } = layout
  // Neither notes nor units change what fits.
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
    site: { ...open.site, doors: open.site.doors.map((one) => ({ ...one, at })) },
  }
}
