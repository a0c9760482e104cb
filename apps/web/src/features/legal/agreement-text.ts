import type { LegalText } from './legal-text.ts'

export const agreementText: LegalText = {
  title: 'Dealer License Agreement',
  lead: 'The license under which a dealer uses {product}.',
  sections: [
    {
      title: 'License',
      text: 'You receive a license to use {product} for designing and quoting our ramp systems. It is limited to your own employees and cannot be passed on.',
    },
    {
      title: 'Limits',
      text: 'You may not copy, resell or take apart the software, nor use it for the products of others.',
    },
    {
      title: 'Your part',
      text: 'You measure the site, check the layout and answer for meeting the rules that apply there.',
    },
    {
      title: 'Confidence',
      text: 'Prices and catalogue data are given to you in confidence and stay within your company.',
    },
    {
      title: 'Breach',
      text: 'A breach that stays uncured for 10 days after notice ends this license.',
    },
    {
      title: 'After the end',
      text: 'You return or destroy the software within 10 days of termination.',
    },
    {
      title: 'Liability',
      text: 'Our liability is limited to the greater of $100 or the license fee. Claims must be brought within 1 year.',
    },
    {
      title: 'Disputes',
      text: 'A dispute under $5,000 may be settled in small-dispute arbitration.',
    },
  ],
}
