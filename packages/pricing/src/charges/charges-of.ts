import { counted } from '@ramp/domain'
import { type Charge, type Charged, charged, chargeFor, lump, stopped } from '../charge/charge.ts'
import { includesInstallation, type PriceContext, priceOfParts } from '../parts/price-of-parts.ts'
import type { PriceMethod } from '../terms/method.ts'
import type { PriceTerms, Rental } from '../terms/price-terms.ts'
import { freightCharge } from './freight.ts'
import { installationCharges } from './installation.ts'

const monthly = (name: string, months: number, rate: number): Charge =>
  chargeFor('rent', name, [months, 'month', rate])

/** The rent of the minimum term, the waiver of damage, and the removal at the end, in place of the parts. */
const rentalCharges = ({ perMonth, minimumMonths, damageWaiver, removal }: Rental): readonly Charge[] => [
  monthly(`Rent, ${counted(minimumMonths, 'month')}`, minimumMonths, perMonth),
  ...(damageWaiver === null ? [] : [monthly('Damage waiver', minimumMonths, damageWaiver)]),
  ...(removal > 0 ? [lump('Removal at the end of the rental', 'installation', removal)] : []),
]

/** What the ramp is charged at, and whether that pays for its installation and freight. */
function rampOf(method: PriceMethod | null, terms: PriceTerms, context: PriceContext) {
  if (terms.rental)
    return { charges: rentalCharges(terms.rental), findings: [], isInstalled: false, isDelivered: false }
  if (!method)
    return {
      ...stopped('method', 'Choose how your prices are built.'),
      isInstalled: false,
      isDelivered: false,
    }
  return {
    ...priceOfParts(method, terms, context),
    isInstalled: includesInstallation(method),
    isDelivered: method.kind === 'total',
  }
}

/** Everything that is charged before discount and tax, in the order in which a proposal lists it. */
export function chargesOf(terms: PriceTerms, context: PriceContext): Charged {
  const ramp = rampOf(terms.method, terms, context)
  const freight = ramp.isDelivered ? charged() : freightCharge(terms.freight, context.job)
  const { permit, otherWork, optionalLines } = terms
  const beside = [
    ...otherWork.flatMap(({ name, group, cents }) => (cents === null ? [] : [lump(name, group, cents)])),
    ...optionalLines.flatMap(({ name, group, cents, isTicked }) =>
      isTicked ? [lump(name, group, cents)] : [],
    ),
  ]
  return {
    charges: [
      ...ramp.charges,
      ...(ramp.isInstalled ? [] : installationCharges(terms.installation, context.job)),
      ...freight.charges,
      ...(permit === null ? [] : [lump('Permit fee', 'permit', permit)]),
      ...beside,
    ],
    findings: [...ramp.findings, ...freight.findings],
  }
}
