/** Browsers built on Chromium that are neither Chrome nor Edge name themselves as well. */
const OTHERS = /\b(OPR|Opera|SamsungBrowser|YaBrowser|Vivaldi|Brave|DuckDuckGo)\b/i

/** Whether the browser is Google Chrome or Microsoft Edge, the two the product reliably runs on (spec 1 §1). */
export const isSupportedBrowser = (userAgent: string): boolean =>
  /\b(Chrome|HeadlessChrome|Chromium|Edg|CriOS|EdgiOS|EdgA)\//.test(userAgent) && !OTHERS.test(userAgent)
