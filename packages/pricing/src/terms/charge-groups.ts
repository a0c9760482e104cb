/** Charge groups that tax and payers tell apart. */
export const CHARGE_GROUPS = ['parts', 'rent', 'installation', 'freight', 'permit', 'other'] as const
export type ChargeGroup = (typeof CHARGE_GROUPS)[number]

export const GROUP_NAMES: Readonly<Record<ChargeGroup, string>> = {
  parts: 'Parts',
  rent: 'Rent',
  installation: 'Installation',
  freight: 'Freight',
  permit: 'Permit',
  other: 'Other work',
}
