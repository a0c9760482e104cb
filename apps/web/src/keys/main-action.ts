/** Put on the button a person goes on with, in a panel or a dialog: Ctrl+Enter presses it from everywhere. */
export const MAIN_ACTION = { 'data-main-action': '' } as const

/** Presses the button that goes on: that of the open dialog, else that of the panel. Says whether there was one. */
export function pressMainAction(): boolean {
  const dialog = document.querySelector('[role="dialog"], dialog')
  const button = (dialog ?? document).querySelector<HTMLButtonElement>('button[data-main-action]:enabled')
  // What it leads to has the focus next: it goes on from the button (decision 119).
  button?.focus()
  button?.click()
  return button !== null
}
