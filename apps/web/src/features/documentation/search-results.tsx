import { counted } from '@ramp/domain'
import { Link } from '@tanstack/react-router'
import classes from './documentation-page.module.css'
import { searchTopics } from './search-topics.ts'
import { keyOf } from './topics.ts'

/** The topics that speak of what is searched for, with the sentence that does. */
export function SearchResults({ question }: { readonly question: string }) {
  const found = searchTopics(question)
  return (
    <>
      <p role="status" className={classes.count}>
        {found.length === 0
          ? 'No topic matches these words. Try fewer words.'
          : counted(found.length, 'topic')}
      </p>
      <ul className={classes.found}>
        {found.map(({ topic, title, says }) => (
          <li key={keyOf(topic.address)}>
            <Link to="/documentation/$section/$topic" params={topic.address} className={classes.hit}>
              <b>{title}</b>
              <small>
                {topic.section}, {topic.sub.name}
              </small>
              <span>{says}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
