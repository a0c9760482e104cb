/** Where the content of a page begins, the nearest to it first. */
const CONTENT = ['[data-canvas]', 'main h1[tabindex]', 'main']

/** The first stop of a page by the keyboard: past the bars, to what the page is about (WCAG 2.4.1). */
export const SkipLink = () => (
  <button type="button" className="skip-link" onClick={skip}>
    Skip to content
  </button>
)

function skip() {
  const content = CONTENT.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean)
  if (!content) return
  if (!content.hasAttribute('tabindex')) content.tabIndex = -1
  content.focus()
}
