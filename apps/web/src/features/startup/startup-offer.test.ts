import { describe, expect, test } from 'vitest'
import { startupOffer } from './startup-offer.ts'

describe('what the startup panel offers (spec 1 §2)', () => {
  test.each`
    createdBy | isSaved  | hasHistory | heading              | official           | history
    ${null}   | ${false} | ${false}   | ${'PATHWAY 3G'}      | ${null}            | ${false}
    ${null}   | ${false} | ${true}    | ${'PATHWAY 3G'}      | ${null}            | ${true}
    ${'1'}    | ${true}  | ${false}   | ${'Project: Harper'} | ${'EZT'}           | ${false}
    ${'7'}    | ${true}  | ${true}    | ${'Project: Harper'} | ${'Dealer Portal'} | ${true}
    ${'7'}    | ${false} | ${true}    | ${'Project: Harper'} | ${null}            | ${true}
    ${'7'}    | ${false} | ${false}   | ${'Project: Harper'} | ${null}            | ${false}
  `(
    'creator $createdBy, saved $isSaved, history $hasHistory: $heading, $official, $history [web-startup-3]',
    ({ createdBy, isSaved, hasHistory, heading, official, history }) => {
      const facts = { productName: 'PATHWAY 3G', projectName: 'Harper', createdBy, isSaved, hasHistory }
      expect(startupOffer(facts)).toMatchObject({ heading, official, hasHistory: history })
    },
  )

  test('without a creator it welcomes to sandbox mode [web-startup-2]', () => {
    const facts = {
      productName: 'PATHWAY 3G',
      projectName: '',
      createdBy: null,
      isSaved: false,
      hasHistory: false,
    }
    expect(startupOffer(facts).text).toBe('Welcome to sandbox mode')
  })

  test.each`
    isSaved  | hasHistory | text
    ${false} | ${false}   | ${'Please click start project to begin designing'}
    ${false} | ${true}    | ${'Please click start project to begin designing'}
    ${true}  | ${false}   | ${'Please click start project to begin designing'}
    ${true}  | ${true}    | ${'Please click start project to begin designing'}
  `(
    'saved $isSaved, history $hasHistory: a project that has a creator says how it begins',
    ({ text, ...known }) => {
      const facts = { productName: 'PATHWAY 3G', projectName: 'Harper', createdBy: '7', ...known }
      expect(startupOffer(facts).text).toBe(text)
    },
  )

  test('with a creator it names the project and says what to do [web-startup-4]', () => {
    const facts = {
      productName: 'PATHWAY 3G',
      projectName: 'Harper',
      createdBy: '7',
      isSaved: false,
      hasHistory: false,
    }
    expect(startupOffer(facts)).toMatchObject({
      heading: 'Project: Harper',
      text: 'Please click start project to begin designing',
    })
  })
})
