import { useState } from 'react'
import { toast } from '../../ui/messages/toast.ts'
import { readFavorites, toggleFavorite } from './favorites.ts'

export type Favorites = {
  readonly ids: readonly string[]
  readonly toggle: (id: string) => void
}

/** The hearts of this browser; where they cannot be kept, a toast says so (spec 2 §8). */
export function useFavorites(): Favorites {
  const [ids, setIds] = useState(readFavorites)
  const toggle = (id: string) => {
    const next = toggleFavorite(ids, id)
    if (next === null) toast.error('Could not save favorite')
    else setIds(next)
  }
  return { ids, toggle }
}
