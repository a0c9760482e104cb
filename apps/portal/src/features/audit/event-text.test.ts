import { expect, test } from 'vitest'
import { eventText } from './event-text.ts'

test.each`
  event         | versionNumber | text
  ${'created'}  | ${null}       | ${'Created'}
  ${'issued'}   | ${2}          | ${'Issued, version 2'}
  ${'exported'} | ${1}          | ${'File downloaded, version 1'}
`('$event of version $versionNumber is told as "$text"', ({ event, versionNumber, text }) => {
  expect(eventText({ event, versionNumber })).toBe(text)
})
