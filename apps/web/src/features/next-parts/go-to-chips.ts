import { toast } from '../../ui/messages/toast.ts'
import { focusChip } from '../../ui/next-parts/focus-chip.ts'

/** Puts the focus on the parts that may be joined to the selected one. */
export function goToChips(): void {
  if (!focusChip(document.querySelector('[data-next-parts]')))
    toast.info('No part can be connected here', 'Select a part with an open end first.')
}
