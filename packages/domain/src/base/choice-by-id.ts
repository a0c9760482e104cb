/** What a person chose for something derived, by its id; most layouts hold no choice at all, and then no id is looked at. */
export function choiceById<Choice extends { readonly id: string }>(
  choices: readonly Choice[],
): (id: string) => Choice | undefined {
  if (choices.length === 0) return () => undefined
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  return (id) => byId.get(id)
}
