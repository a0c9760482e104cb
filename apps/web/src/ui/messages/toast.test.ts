import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, describe, expect, test } from 'vitest'
import { hideRefusals, toast } from './toast.ts'

afterEach(() => {
  hideRefusals()
  notifications.clean()
})

const shown = () => notificationsStore.getState().notifications

describe('how long a toast stays (spec 1 §9, spec 3 §9)', () => {
  test.each`
    kind         | closes
    ${'saved'}   | ${2000}
    ${'success'} | ${5000}
    ${'info'}    | ${5000}
    ${'warning'} | ${5000}
    ${'error'}   | ${5000}
    ${'refusal'} | ${false}
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

test('what was refused stays until something else is done, and is spoken as an alert', () => {
  toast.refusal('System parts cannot overlap', 'It stays where it is.')
  toast.saved('Saved to history')
  expect(shown().map(({ title, role }) => [title, role])).toEqual([
    ['System parts cannot overlap', 'alert'],
    ['Saved to history', 'status'],
  ])
  hideRefusals()
  expect(shown().map(({ title }) => title)).toEqual(['Saved to history'])
})
