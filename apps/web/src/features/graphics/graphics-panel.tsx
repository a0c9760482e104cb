import { Button, TextInput } from '@mantine/core'
import { libraryGraphic, searchGraphics } from '@ramp/drawing'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Panel } from '../../ui/panel/panel.tsx'
import { GraphicGrid } from './graphic-grid.tsx'
import { GraphicShelves } from './graphic-shelves.tsx'
import classes from './graphics.module.css'
import { type Favorites, useFavorites } from './use-favorites.ts'

/** Site graphics to place beside the system: by category, by search, by heart (spec 2 §2.5). */
export function GraphicsPanel() {
  const [words, setWords] = useState('')
  const favorites = useFavorites()
  const isSearching = words.trim() !== ''
  return (
    <Panel title="Graphics & Structures" sub="Drag a graphic onto the canvas, or click to place it">
      <TextInput
        aria-label="Search graphics"
        placeholder="Search..."
        leftSection={<IconSearch size={15} stroke={1.6} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setWords('')
        }}
      />
      {isSearching ? (
        <Found words={words} favorites={favorites} onExit={() => setWords('')} />
      ) : (
        <GraphicShelves favorites={favorites}>
          <FavoritesSection favorites={favorites} />
        </GraphicShelves>
      )}
    </Panel>
  )
}

type FoundProps = { readonly words: string; readonly favorites: Favorites; readonly onExit: () => void }

function Found({ words, favorites, onExit }: FoundProps) {
  const found = searchGraphics(words)
  return (
    <section aria-label="Search results">
      <div className={classes.searching}>
        <h3 role="status">
          Searching For <q>{words.trim()}</q>
          <span className="visually-hidden">, {found.length} found</span>
        </h3>
        <Button
          variant="subtle"
          size="compact-sm"
          rightSection={<IconX size={15} stroke={1.6} aria-hidden />}
          onClick={onExit}
        >
          Exit Search
        </Button>
      </div>
      <GraphicGrid graphics={found} favorites={favorites} empty="No graphics match." />
    </section>
  )
}

const FavoritesSection = ({ favorites }: { readonly favorites: Favorites }) => (
  <section aria-label="Favorites">
    <h3 className={classes.heading}>Favorites</h3>
    <GraphicGrid
      graphics={favorites.ids.flatMap((id) => libraryGraphic(id) ?? [])}
      favorites={favorites}
      empty="Press the heart on a graphic to add it here."
    />
  </section>
)
