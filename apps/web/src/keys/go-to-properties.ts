/** The panel may be on its way: it is fetched when it opens for the first time. */
const FRAMES = 60

/** Opens the properties where they are folded away, and puts the focus on one of their sections, or on the first. */
export function goToProperties(section: string): void {
  document.querySelector<HTMLElement>('[data-opens-properties]')?.click()
  const enter = (left: number) => {
    const panel = document.querySelector('[aria-label="Properties"]')
    const tab = panel?.querySelector<HTMLElement>('[role="tab"]')
    if (tab?.getAttribute('aria-selected') === 'false') tab.click()
    const headings = [...(panel?.querySelectorAll<HTMLElement>('summary') ?? [])]
    const heading = headings.find(({ textContent }) => textContent === section) ?? headings[0]
    if (heading) {
      heading.closest('details')?.setAttribute('open', '')
      heading.focus()
      heading.scrollIntoView({ block: 'nearest' })
    } else if (left > 0) requestAnimationFrame(() => enter(left - 1))
  }
  requestAnimationFrame(() => enter(FRAMES))
}
