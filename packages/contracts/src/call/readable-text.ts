/** More than this of an answer is no sentence any more, in characters. */
const LONGEST = 200

/**
 * What a refusal says whose body is none of ours, such as the page of a proxy in between: its words without markup, as
 * one sentence that does not begin with the status. Empty where it says nothing.
 */
export function readableText(body: string, status: number): string {
  const words = body
    .replace(/<(script|style|head)\b.*?<\/\1>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const said = words.startsWith(`${status} `) ? words.slice(`${status} `.length) : words
  if (said === '') return ''
  if (said.length > LONGEST) return `${said.slice(0, LONGEST).trimEnd()}…`
  return /[.!?]$/.test(said) ? said : `${said}.`
}
