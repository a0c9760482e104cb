import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorNotice } from './error-boundary.tsx'

test("what a section throws is shown with 'Revert Back' (spec 1 §8) [web-ui-2]", () => {
  const notice = createElement(ErrorNotice, { message: 'no legs', onRevert: () => undefined })
  const text = renderToStaticMarkup(createElement(MantineProvider, null, notice)).replace(/<[^>]*>/g, ' ')
  expect(text).toContain('An error occurred: no legs')
  expect(text).toContain('Revert Back')
})
