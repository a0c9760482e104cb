import { quotePdfName } from '@ramp/contracts'
import type { Analysis } from '@ramp/domain'

/** Name of the layout PDF, which the portal gives the issued quote as well (spec 1 §9). */
export const quotePdfFileName = ({ partsList, catalogue }: Analysis): string =>
  quotePdfName({
    lines: partsList.lines,
    customs: [...catalogue.byItemNumber.values()].filter(({ isCustom }) => isCustom),
  })
