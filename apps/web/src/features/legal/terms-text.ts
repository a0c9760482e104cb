import type { LegalText } from './legal-text.ts'

export const termsText: LegalText = {
  title: 'Terms of Use',
  lead: 'What we require of you, and what you can expect of us, when you use {product}.',
  sections: [
    {
      title: 'Agreement',
      text: 'You are asked to accept these terms before you design for the first time. Without that the designer stays locked. Your browser remembers the version you accepted; on another device you are asked again.',
    },
    {
      title: 'Who may use it',
      text: '{product} is made for dealers and their own employees, and for the staff of the manufacturer. We approve each login before it gives access.',
    },
    {
      title: 'Age',
      text: 'Buyers must be 18 or over. We do not knowingly collect personal information of anyone under 13.',
    },
    {
      title: 'Your account',
      text: 'Do not share your login. Anything done with your account counts as done by you. Log out on a shared device: your drawings are then removed from it.',
    },
    {
      title: 'Layouts and quotes',
      text: 'A layout you draw is yours. A quote can be accepted from the moment it is issued; a draft cannot. Both are stored under your customer number, and drawings made without a quote are stored in your browser only.',
    },
    {
      title: 'Accuracy',
      text: 'Measures, parts and prices follow from what you enter. Check them against the site before you order. Before a quote is issued, the parts list is counted a second time from the drawing, and a difference is shown to you.',
    },
    {
      title: 'Local rules',
      text: 'Building codes differ from place to place. You are responsible for meeting those of the site. Findings about the ADA, IBC, and IRC are for information. They are not an approval.',
    },
    {
      title: 'Prices',
      text: 'Prices may change until a quote is accepted. An accepted quote keeps its prices. A line without a price is priced on request.',
    },
    { title: 'Payment', text: 'Payment is charged within 30 days of card authorization.' },
    { title: 'Promotions', text: 'One promo code can be used per transaction.' },
    { title: 'Shipping', text: 'We ship within the United States only.' },
    {
      title: 'Returns',
      text: 'Standard parts in original condition may be returned by arrangement; custom parts may not.',
    },
    {
      title: 'Fair use',
      text: 'Do not disturb the service, work around its access rules or collect data from it by machine. Calls per minute are limited for each person and each network address.',
    },
    {
      title: 'Our property',
      text: 'The software, the catalog and the drawings of parts remain our property. These terms do not transfer them.',
    },
    {
      title: 'Availability',
      text: 'We try to make {product} available at all times but do not promise that it never fails. Your browser saves every edit, so you can continue when the service is available again.',
    },
    {
      title: 'Ending',
      text: 'Either side may end this. A breach that is not cured within 10 days of notice ends it immediately.',
    },
    {
      title: 'Liability',
      text: 'Our liability is capped at the greater of $100 or the license fee you paid.',
    },
    {
      title: 'Claims',
      text: 'A claim must be brought within 1 year. Disputes under $5,000 may go to small-dispute arbitration.',
    },
    {
      title: 'Changes',
      text: 'When these terms change in substance, you will be asked to accept the new version.',
    },
    {
      title: 'Contact',
      text: 'Questions about these terms go to the customer service of the manufacturer whose ramps you quote.',
    },
  ],
}
