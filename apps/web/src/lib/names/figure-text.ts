import type { Pounds } from '@ramp/domain'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** `1,046 lb` */
export const weightText = (pounds: Pounds): string => `${whole.format(pounds)} lb`
