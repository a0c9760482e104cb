import { describe, expect, test } from 'vitest'
import { searchTopics } from './search-topics.ts'
import { keyOf, topics } from './topics.ts'

const first = (question: string) => {
  const [found] = searchTopics(question)
  return found ? keyOf(found.topic.address) : null
}

describe('the search of the guide', () => {
  test.each([
    ['price', 'confirm/parts-list-and-price'],
    ['quote', 'dealer-portal/create-a-quote'],
    ['permit', 'documents/permit-set'],
    ['photo', 'site/photos'],
    ['offline', 'save-and-recover/work-offline'],
    ['accept', 'dealer-portal/accept-a-quote'],
    ['duplicate', 'dealer-portal/duplicate-a-quote'],
    ['closure', 'closures/about'],
    ['save', 'save-and-recover/save-a-project'],
    ['3D', 'panels/3d-view'],
    ['crew', 'documents/crew-pack'],
    ['DXF', 'documents/dxf-drawing'],
    ['convert', 'finish/convert-to-pathway-2g'],
    ['discount', 'dealer-portal/customers-and-price-levels'],
    ['sandbox', 'getting-started/sandbox'],
    ['not met', 'confirm/what-does-not-met-mean-for-me'],
    ['What does "Not met" mean?', 'confirm/what-does-not-met-mean-for-me'],
    ['survey', 'site/about'],
    ['rise', 'fit-a-ramp/rise-of-the-door'],
    ['slope', 'run-builder/about'],
    ['handrail', 'handrail-builder/handrails'],
    ['guard', 'confirm/guards-and-handrails'],
    ['undo', 'panels/undo-and-redo'],
    ['redo', 'panels/undo-and-redo'],
    ['template', 'dealer-portal/duplicate-a-quote'],
    ['login', 'getting-started/log-in-and-out'],
    ['customer', 'dealer-portal/customers-and-price-levels'],
    ['stairs', 'parts/stairs'],
    ['landing', 'parts/platforms-and-landings'],
    ['leg', 'legs/about'],
    ['print', 'documents/about'],
    ['parts list', 'confirm/parts-list-and-price'],
    ['delete', 'parts/copy-move-and-delete'],
    ['how do I delete a part', 'parts/copy-move-and-delete'],
    ['proposal', 'documents/proposal'],
    ['crash', 'save-and-recover/after-a-crash'],
    ['north arrow', 'site/north'],
    ['brace', 'bracing/about'],
    ['who accepted', 'dealer-portal/audit'],
    ['editing legs', 'legs/editing-legs'],
  ])('%s leads to %s first', (question, address) => {
    expect(first(question)).toBe(address)
  })

  test.each([
    ['low-profile foot', 'legs/about'],
    ['starter ramp', 'run-builder/run-rules'],
    ['CROSS braces', 'bracing/about'],
    ['knot', 'drawing-tools/lines-arcs'],
    ['closing error', 'site/heights-of-the-ground'],
    ['building department comments', 'documents/permit-comments-and-revisions'],
    ['delta', 'documents/permit-comments-and-revisions'],
    ['lowest cost', 'fit-a-ramp/about'],
    ['threshold ramp', 'fit-a-ramp/about'],
    ['obstacle that is moved', 'fit-a-ramp/nothing-fits'],
    ['storm door', 'fit-a-ramp/about'],
  ])('%s is found on %s', (question, address) => {
    expect(searchTopics(question).map(({ topic }) => keyOf(topic.address))).toContain(address)
  })

  test.each(topics.flatMap(({ address, sub }) => sub.words.map((word) => [word, keyOf(address)] as const)))(
    'the search word %s leads to its page %s first',
    (word, address) => {
      expect(first(word)).toBe(address)
    },
  )

  test('a hit shows the sentence that has the words', () => {
    expect(searchTopics('low-profile foot')[0]?.says).toContain('low-profile foot')
  })

  test('no page is found for an empty question, or for a word that is on no page', () => {
    expect(searchTopics('  ')).toEqual([])
    expect(searchTopics('helicopter')).toEqual([])
  })
})
