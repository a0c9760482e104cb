import type { AnswerOf, getDifference } from '@ramp/contracts'
import type { Difference, FigureDifference } from '@ramp/domain'

const NONE = { before: null, after: null } as const

/** A difference as people see it who see no prices; its sentences have none in them (decision 160). */
export const withoutAmounts = ({
  lines,
  figures,
  total,
  drawing,
}: Difference): AnswerOf<typeof getDifference>['difference'] => ({
  lines: lines.map((line) => ({ ...line, unitPrice: NONE, total: NONE, drawing: null, priceList: null })),
  effects: { drawing: null, priceList: null },
  figures: figures.map(nameOnly),
  total: nameOnly(total),
  drawing,
})

const nameOnly = ({ name }: FigureDifference) => ({ ...NONE, name, change: null })
