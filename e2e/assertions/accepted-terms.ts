import type { Page } from '@playwright/test'
import type { Person } from '../product/people.ts'

/** A person who accepted the terms on an earlier day; the tests of the terms accept them on the screen. */
export const acceptTerms = (page: Page, person: Person) =>
  page.addInitScript(
    (key) => {
      if (window.sessionStorage.getItem(key)) return
      window.sessionStorage.setItem(key, 'yes')
      window.localStorage.setItem(key, 'true')
    },
    `terms-1-${person.toLowerCase().replace(' ', '-')}`,
  )
