import type { Cents } from '@ramp/domain'
import { shareOf } from '../money/percent.ts'
import { PAYMENT_STAGES, type PaymentPlan, type PaymentStage } from '../terms/price-terms.ts'

export type Payment = { readonly stage: PaymentStage; readonly cents: Cents }

const capOf = ({ cap }: PaymentPlan, total: Cents): Cents =>
  Math.min(cap.percent === null ? total : shareOf(total, cap.percent), cap.cents ?? total)

/** What the customer pays and when: a deposit within the dealer's cap, what is left at completion. Together they are the amount. */
export function paymentsOf(plan: PaymentPlan | null, total: Cents): readonly Payment[] {
  if (!plan) return []
  const deposit = Math.min(shareOf(total, plan.stages.deposit), capOf(plan, total))
  const delivery = Math.min(shareOf(total, plan.stages.delivery), total - deposit)
  const due = { deposit, delivery, completion: total - deposit - delivery }
  return PAYMENT_STAGES.map((stage) => ({ stage, cents: due[stage] })).filter(({ cents }) => cents > 0)
}
