import { SegmentedControl, TextInput } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { APP_VERSION } from '@ramp/formats'
import { IconSearch } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsTouch } from '../../lib/use-is-touch.ts'
import classes from './documentation-page.module.css'
import { EntryText, type Variant } from './entry-text.tsx'
import { PICTURE_SIZE, pictureOf } from './pictures.ts'
import { SearchResults } from './search-results.tsx'
import { documentationSections } from './sections.ts'
import { keyOf, type Topic, topicAt, topics } from './topics.ts'

/**
 * The guide: a search and ten sections at the left, the topic of the address at the right (spec 1 §2, documentation screen).
 * Every topic has an address of its own that can be sent to somebody.
 */
export function DocumentationPage() {
  const { section, topic: name } = useParams({ strict: false })
  const topic = topicAt({ section, topic: name })
  useDocumentTitle(topic ? `${topic.sub.name}, ${topic.section} - Documentation` : 'Documentation')
  const [question, setQuestion] = useState('')
  return (
    <div className={classes.page}>
      <nav aria-label="Documentation" className={classes.menu}>
        <TextInput
          type="search"
          aria-label="Search the guide"
          placeholder="Search the guide"
          leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        {question.trim() === '' ? <Menu /> : <SearchResults question={question} />}
      </nav>
      <article className={classes.text} aria-live="polite">
        {topic ? (
          <Chapter key={keyOf(topic.address)} topic={topic} />
        ) : (
          <WelcomeText isAstray={name !== undefined} />
        )}
        <footer className={classes.version}>Version {APP_VERSION}</footer>
      </article>
    </div>
  )
}

const Menu = () =>
  documentationSections.map(({ name }) => (
    <section key={name} aria-label={name}>
      <h2 className={classes.section}>{name}</h2>
      {topics
        .filter(({ section }) => section === name)
        .map(({ sub, address }) => (
          <Link
            key={keyOf(address)}
            to="/documentation/$section/$topic"
            params={address}
            className={classes.sub}
            activeProps={{ 'aria-current': 'page' }}
          >
            {sub.name}
          </Link>
        ))}
    </section>
  ))

const WelcomeText = ({ isAstray }: { readonly isAstray: boolean }) => (
  <>
    <h1 className={classes.title}>Welcome to the guide</h1>
    {isAstray && (
      <p role="status">There is no topic at this address. Choose one from the list, or search for it.</p>
    )}
    <p>
      Choose a topic from the list, or search all of them. The sections follow a job: draw on the canvas, then
      handrails, runs, connections, closures, legs, bracing and the parts list. You can send the link of a
      topic to a colleague.
    </p>
  </>
)

function Chapter({ topic: { section, sub, address } }: { readonly topic: Topic }) {
  const isTouch = useIsTouch()
  const [chosen, setChosen] = useState<Variant | null>(null)
  const variant = chosen ?? (isTouch ? 'tablet' : 'desktop')
  const hasTablet = sub.entries.some(({ tablet, tabletSteps }) => tablet || tabletSteps)
  return (
    <>
      <p className={classes.path}>{section}</p>
      <h1 className={classes.title}>{sub.name}</h1>
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
      <p className={classes.when}>{sub.when}</p>
      <img className={classes.picture} src={pictureOf(address)} alt={sub.shows} {...PICTURE_SIZE} />
      {sub.entries.length === 0 && <p>The docs for this topic are not there yet.</p>}
      {sub.entries.map((entry) => (
        <EntryText key={entry.title} entry={entry} variant={variant} />
      ))}
    </>
  )
}
