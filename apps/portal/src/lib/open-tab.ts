/**
 * A tab for something that is asked for first. It is opened at once, because a browser blocks a tab that opens long after
 * the click; where it blocks this one too, what it was for is shown in this tab.
 */
export function openTab() {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return {
    show: (address: string) => (tab ? tab.location.replace(address) : window.location.assign(address)),
    close: () => tab?.close(),
  }
}
