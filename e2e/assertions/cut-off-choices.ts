import type { Page } from '@playwright/test'

/** Choices of the visible lists that are wider than the field that shows them once they are chosen. */
export const cutOffChoices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('words cannot be measured')
    return [...document.querySelectorAll('select')]
      .filter((one) => one.checkVisibility())
      .flatMap((one) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(one)
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
        const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return [...one.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room)
      })
  })
