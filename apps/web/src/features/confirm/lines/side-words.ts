import { type Analysis, askedSides, questionsLeft, type Side, type SystemEnd, sideName } from '@ramp/domain'
import { capital } from '../../../lib/names/capital.ts'

/** `Which of these 3 sides is the door?` */
export const sideQuestion = ({ use, sides }: Pick<SystemEnd, 'use' | 'sides'>): string => {
  const what = use === 'entrance' ? 'the door' : 'the way out'
  return sides.length === 1 ? `Is this side ${what}?` : `Which of these ${sides.length} sides is ${what}?`
}

export type SideChoice = { readonly side: Side; readonly number: number; readonly name: string }

/** The sides to choose from, numbered as the canvas numbers them. */
export function sideChoices({ part, sides }: SystemEnd, analysis: Analysis): readonly SideChoice[] {
  const placed = analysis.placement.byId.get(part)
  if (!placed) return []
  const asked = askedSides(questionsLeft(analysis))
  return sides.map((side) => ({
    side,
    number: asked.findIndex((one) => one.part === part && one.side === side) + 1,
    name: capital(sideName(placed, side)),
  }))
}
