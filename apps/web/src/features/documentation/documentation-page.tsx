import { SegmentedControl, UnstyledButton } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { APP_VERSION } from '@ramp/contracts'
import { useState } from 'react'
import { useIsTouch } from '../../lib/use-is-touch.ts'
import classes from './documentation-page.module.css'
import type { SubSection } from './entry.ts'
import { EntryText, type Variant } from './entry-text.tsx'
import { documentationSections } from './sections.ts'

type Place = { readonly section: string; readonly sub: SubSection }

/** The guide: ten sections at the left, the chosen sub-section at the right (spec 1 §2, documentation screen). */
export function DocumentationPage() {
  useDocumentTitle('Documentation')
  const [place, setPlace] = useState<Place | null>(null)
  return (
    <div className={classes.page}>
      <nav aria-label="Documentation" className={classes.menu}>
        {documentationSections.map(({ name, subSections }) => (
          <section key={name} aria-label={name}>
            <h2 className={classes.section}>{name}</h2>
            {subSections.map((sub) => (
              <UnstyledButton
                key={sub.name}
                className={classes.sub}
                aria-current={place?.section === name && place.sub === sub ? 'page' : undefined}
                onClick={() => setPlace({ section: name, sub })}
              >
                {sub.name}
              </UnstyledButton>
            ))}
          </section>
        ))}
      </nav>
      <article className={classes.text} aria-live="polite">
        {place ? <Chapter key={`${place.section} ${place.sub.name}`} place={place} /> : <WelcomeText />}
        <footer className={classes.version}>Version {APP_VERSION}</footer>
      </article>
    </div>
  )
}

const WelcomeText = () => (
  <>
    <h1 className={classes.title}>Welcome to the guide</h1>
    <p>
      Choose a topic at the left. The sections follow the way a system is made: draw it on the canvas, then
      walk through handrails, runs, connections, closures, legs and bracing to the parts list.
    </p>
  </>
)

function Chapter({ place }: { readonly place: Place }) {
  const isTouch = useIsTouch()
  const [chosen, setChosen] = useState<Variant | null>(null)
  const variant = chosen ?? (isTouch ? 'tablet' : 'desktop')
  const hasTablet = place.sub.entries.some(({ tablet }) => tablet)
  return (
    <>
      <p className={classes.path}>{place.section}</p>
      <h1 className={classes.title}>{place.sub.name}</h1>
      {hasTablet && (
        <SegmentedControl
          aria-label="Shown for"
          value={variant}
          onChange={(value) => setChosen(value === 'tablet' ? 'tablet' : 'desktop')}
          data={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'tablet', label: 'Tablet' },
          ]}
          size="xs"
          mb={12}
        />
      )}
      {place.sub.entries.length === 0 && <p>The docs for this topic are not there yet.</p>}
      {place.sub.entries.map((entry) => (
        <EntryText key={entry.title} entry={entry} variant={variant} />
      ))}
    </>
  )
}
