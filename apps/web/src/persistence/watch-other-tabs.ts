import type { Owner } from './owner.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { writeStored } from './stored.ts'

/** Says so once when the same project is open in another tab: both would write the same journal. */
export function watchOtherTabs(owner: Owner, onOther: () => void): () => void {
  const [journal, openTab] = [STORAGE_KEYS.journal(owner), STORAGE_KEYS.openTab(owner)]
  const announce = () => writeStored(openTab, String(Math.random()))
  let isKnown = false
  // Only the other tabs of a browser hear of a write.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (isKnown || newValue === null || (key !== openTab && key !== journal)) return
    isKnown = true
    onOther()
    // The tab that came later has not heard of this one.
    announce()
  }
  window.addEventListener('storage', onStorage)
  announce()
  return () => window.removeEventListener('storage', onStorage)
}
