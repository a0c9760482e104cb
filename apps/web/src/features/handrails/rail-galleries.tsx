import { Button } from '@mantine/core'
import { type Side, suggestedSides } from '@ramp/domain'
import { select } from '@ramp/editor'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import classes from './handrails.module.css'
import { RailCard } from './rail-card.tsx'
import { isSameSides, railGallery } from './rail-gallery.ts'
import type { RailPlatform } from './rail-platforms.ts'
import { isSameSize, setRailsOfSize } from './rail-targets.ts'

type RailGalleriesProps = {
  readonly selected: readonly RailPlatform[]
  readonly all: readonly RailPlatform[]
}

/** The configurations of the selected platform, by gallery; a click gives them to all selected ones of its size. */
export function RailGalleries({ selected, all }: RailGalleriesProps) {
  const editor = useEditor()
  const analysis = useAnalysis()
  const [shown] = selected
  if (!shown) return null
  const { placed, rails } = shown
  const suggested = suggestedSides(placed.part.id, analysis)
  const choose = (sides: readonly Side[]) =>
    editor.run('Set handrails', 'propChange', setRailsOfSize(placed, sides, selected))
  return (
    <div className={classes.galleries}>
      <SelectedPlatforms shown={shown} selected={selected} all={all} />
      {railGallery(placed, shown.open).map(({ group, cards }) => (
        <section key={group}>
          <h3 className={classes.heading}>{group}</h3>
          <div className={classes.cards}>
            {cards.map(({ key, sides }) => (
              <RailCard
                key={key}
                placed={placed}
                sides={sides}
                isChosen={rails.isChosen && isSameSides(sides, rails.sides)}
                isSuggested={!rails.isChosen && isSameSides(sides, suggested)}
                onChoose={() => choose(sides)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** Which platforms a click changes. */
function SelectedPlatforms({ shown, selected, all }: RailGalleriesProps & { readonly shown: RailPlatform }) {
  const editor = useEditor()
  const { placed } = shown
  const ofSize = (platforms: readonly RailPlatform[]) =>
    platforms.filter((one) => isSameSize(one.placed, placed)).map((one) => one.placed.part.id)
  const alike = ofSize(all)
  const taken = ofSize(selected)
  const others = selected.length - taken.length
  return (
    <div className={classes.selected}>
      <div>
        <b>{taken.length === 1 ? shown.name : `${taken.length} platforms`}</b>
        {others > 0 && <p className={classes.hint}>{others} selected of another size stay as they are.</p>}
      </div>
      {alike.length > taken.length && (
        <Button variant="default" size="compact-sm" onClick={() => select(editor, alike)}>
          All {alike.length} of this size
        </Button>
      )}
    </div>
  )
}
