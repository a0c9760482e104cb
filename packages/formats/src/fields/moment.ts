import * as z from 'zod/mini'

/** A point in time as text: `2026-11-20T16:05:00.000Z`. */
export const moment = z.iso.datetime({ offset: true })
