/**
 * Runs on the library's page: its lists and fields without a name get the words that stand beside them, its dialog is one and
 * has the focus (WCAG 4.1.2, 2.4.3), and examples that scroll are reached by keyboard (WCAG 2.1.1).
 */
export const DOCUMENTATION_NAMES = `
const NAMELESS = 'select:not([aria-label]), input:not([aria-label]), textarea:not([aria-label])'
const nameOf = (field) => {
  if (field.labels && field.labels.length > 0) return null
  const parameter = field.closest('[data-param-name]')
  if (parameter) return parameter.getAttribute('data-param-name')
  const words = field.closest('.content-type-wrapper, .body-param-content-type, .response-control-media-type, .servers')
  if (words) return words.classList.contains('servers') ? 'Server' : 'Media type'
  return field.getAttribute('placeholder') || 'Value'
}
const SCROLLS = 'pre.microlight:not([tabindex]), .highlight-code pre:not([tabindex])'
const addNames = () => {
  for (const field of document.querySelectorAll(NAMELESS)) {
    const name = nameOf(field)
    if (name !== null) field.setAttribute('aria-label', name)
  }
  for (const example of document.querySelectorAll(SCROLLS)) {
    example.setAttribute('tabindex', '0')
    example.setAttribute('role', 'group')
    example.setAttribute('aria-label', 'Example')
  }
  // Their words say what they do; the names the library gives them are others (WCAG 2.5.3).
  for (const button of document.querySelectorAll('.auth-btn-wrapper [aria-label]')) button.removeAttribute('aria-label')
  const dialog = document.querySelector('.modal-ux:not([role])')
  if (dialog) {
    dialog.setAttribute('role', 'dialog')
    dialog.setAttribute('aria-label', 'Authorizations')
    dialog.setAttribute('tabindex', '-1')
    dialog.querySelector('.close-modal').setAttribute('aria-label', 'Close')
    dialog.focus()
  }
}
new MutationObserver(addNames).observe(document.getElementById('swagger-ui'), { childList: true, subtree: true })
`
