import { brandNow, signSvg } from '@ramp/domain'

/** Text that is already HTML. */
export type Html = { readonly html: string }

type Part = string | Html | readonly Html[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const rendered = (part: Part): string => {
  if (typeof part === 'string') return escaped(part)
  return 'html' in part ? part.html : part.map(rendered).join('')
}

/** Puts HTML together; everything that is not HTML already is escaped. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts
    .map((text, index) => text + (index < parts.length ? rendered(parts[index] ?? '') : ''))
    .join(''),
})

/** HTML that a library made and escaped. */
export const trusted = (text: string): Html => ({ html: text })

/** A whole page in the look of the product. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} - ${brandNow().name}</title>
  <link rel="icon" href="/brand.svg">
  <link rel="stylesheet" href="/oidc-login/login.css">
</head>
<body>
  <header>
    ${trusted(signSvg(brandNow()))}
    <span>${brandNow().name}</span>
  </header>
  <main>${body}</main>
</body>
</html>
`.html
