import { useTextOutline } from '../../lib/names/use-text-outline.ts'

/** The same system in words: every walk from the top down, in one sentence each, and what stands beside it. */
export function InWords() {
  const groups = useTextOutline()
  return groups.length === 0 ? (
    <p>The drawing is empty. Place a part on the plan to see it here.</p>
  ) : (
    groups.map(({ id, title, sentence, rows }) => (
      <section key={id} aria-label={title}>
        <h3>{title}</h3>
        <p>{sentence ?? rows.map(({ name, details }) => [name, ...details].join(', ')).join('; ')}</p>
      </section>
    ))
  )
}
