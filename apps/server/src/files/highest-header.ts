import type { FileStore } from './file-store.ts'
import { headerAt } from './places.ts'

/** The highest number of a quote that anything in the store is named after; 0 where there is nothing. */
export async function highestHeaderOf(store: Pick<FileStore, 'list'>): Promise<number> {
  let highest = 0
  for await (const { place } of store.list()) highest = Math.max(highest, headerAt(place) ?? 0)
  return highest
}
