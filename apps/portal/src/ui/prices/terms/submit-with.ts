import type { FormEvent, RefObject } from 'react'

/**
 * Saves what is typed into the fields of terms. A field that refused its text, and then the first that has to be corrected, is shown.
 * @param save whether it was saved
 */
export const submitWith =
  (form: RefObject<HTMLFormElement | null>, save: () => Promise<boolean>) =>
  async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const refused = form.current?.querySelector<HTMLElement>('[data-refused]')
    if (refused) return reveal(refused)
    if (!(await save())) window.setTimeout(() => revealFirstProblem(form.current))
  }

/** Focuses a field, in a section that is closed too. */
function reveal(field: HTMLElement) {
  let section = field.closest('details')
  while (section) {
    section.open = true
    section = section.parentElement?.closest('details') ?? null
  }
  field.focus()
}

function revealFirstProblem(form: HTMLFormElement | null) {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (first) reveal(first)
}
