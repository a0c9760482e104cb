import type { EntryPlace, SavedStore, SavedText, StoreFault } from '../saved-store.ts'

type State = {
  fault: StoreFault | null
  writes: number
  /** It answers nothing before this. */
  isAnswered: Promise<void>
}

/** A store without a browser, with the rules of the browser's own; `fault` is what it answers while it is set. */
export function storeInMemory() {
  const rows = new Map<string, readonly SavedText[]>()
  const nameOf = ({ person, key }: EntryPlace) => `${person}/${key}`
  const state: State = { fault: null, writes: 0, isAnswered: Promise.resolve() }
  const store: SavedStore = {
    async put(place, kept) {
      await state.isAnswered
      if (state.fault) return state.fault
      state.writes++
      const later = (rows.get(nameOf(place)) ?? []).filter(({ edit }) => edit > kept.edit)
      rows.set(nameOf(place), [...later, kept])
      return null
    },
    async read(place) {
      await state.isAnswered
      return state.fault
        ? { found: [], fault: state.fault }
        : { found: rows.get(nameOf(place)) ?? [], fault: null }
    },
    async remove(place) {
      await state.isAnswered
      if (!state.fault) rows.delete(nameOf(place))
      return state.fault
    },
  }
  return { store, rows, state }
}
