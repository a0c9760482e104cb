import type { LostText } from '@ramp/shell'
import { toast } from './toast.ts'

/** Says that a number was not stored, where its field is gone and can no longer say so. */
export const lostTextToast = (label: string, { text, because }: LostText): void => {
  toast.refusal(label, `“${text}” is not stored. ${because}`.trim())
}
