/** What takes long is done in several tasks: between two of them the page answers. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
