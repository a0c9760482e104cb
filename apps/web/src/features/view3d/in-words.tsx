import type { TextOutlineGroup } from '@ramp/domain'

/** The same system in words: every walk from the top down, in one sentence each, and what stands beside it. */
export const InWords = ({ groups }: { readonly groups: readonly TextOutlineGroup[] }) =>
  groups.length === 0 ? (
    <p>The drawing is empty. Place a part on the plan to see it here.</p>
  ) : (
    groups.map(({ id, title, sentence, rows }) => (
      <section key={id} aria-label={title}>
        <h3>{title}</h3>
        <p>{sentence ?? rows.map(({ name, details }) => [name, ...details].join(', ')).join('; ')}</p>
      </section>
    ))
  )
