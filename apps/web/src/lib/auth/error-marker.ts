/** Whether the address says that sign-in failed (spec 1 §2). */
export const hasErrorMarker = (search: string): boolean => new URLSearchParams(search).has('error')
