import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, describe, expect, test } from 'vitest'
import { toast } from './toast.ts'

afterEach(() => notifications.clean())

const shown = () => notificationsStore.getState().notifications

describe('how long a toast stays (spec 1 §9, spec 3 §9)', () => {
  test.each`
    kind         | closes
    ${'saved'}   | ${2000}
    ${'success'} | ${5000}
    ${'info'}    | ${5000}
    ${'warning'} | ${5000}
    ${'error'}   | ${5000}
  `('$kind: $closes [web-ui-3]', ({ kind, closes }) => {
    toast[kind as keyof typeof toast]('Saved to history')
    expect(shown()).toMatchObject([{ title: 'Saved to history', autoClose: closes }])
  })
})

test('the same message twice in a row is one toast; with another reason it is another one', () => {
  toast.warning('Failed to load file', 'No file was chosen.')
  toast.warning('Failed to load file', 'No file was chosen.')
  toast.error('Failed to load file', 'The file is damaged.')
  expect(shown().map(({ message }) => message)).toEqual(['No file was chosen.', 'The file is damaged.'])
})
