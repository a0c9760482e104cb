import { newLayout } from '@ramp/domain'
import { savedProjectOf } from '@ramp/formats'
import { expect, test } from 'vitest'
import { layoutOfFile } from './layout-of-file.ts'

const NOTE = 'It was saved for quote 1004. This project is still called Harper residence.'

test.each`
  saved     | open      | name                  | called                | note
  ${'1001'} | ${'1001'} | ${'Harper residence'} | ${'Porter back door'} | ${null}
  ${'1004'} | ${'1001'} | ${'Harper residence'} | ${'Harper residence'} | ${NOTE}
  ${null}   | ${'1001'} | ${'Harper residence'} | ${'Harper residence'} | ${null}
  ${'1004'} | ${null}   | ${'Sandbox'}          | ${'Porter back door'} | ${null}
  ${'1004'} | ${'1001'} | ${''}                 | ${'Porter back door'} | ${null}
`(
  'a file of quote $saved in quote $open named "$name" is called $called',
  ({ saved, open, name, called, note }) => {
    const layout = newLayout('P3G', 'Porter back door')
    const file = savedProjectOf(layout, { now: new Date(), headerID: saved })
    const loaded = layoutOfFile(file, { headerID: open }, name)
    expect(loaded.layout.project.name).toBe(called)
    expect(loaded.note).toBe(note)
  },
)
