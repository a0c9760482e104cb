import type { LegalText } from './legal-text.ts'

export const agreementText: LegalText = {
  title: 'Dealer License Agreement',
  lead: 'The license under which a dealer uses {product}.',
  sections: [
    {
      title: 'License',
      text: 'You receive a license to use {product} for designing and quoting our ramp systems. It is limited to your own employees and cannot be passed on. It is not exclusive, and it does not hand over the software itself.',
    },
    {
      title: 'Users',
      text: 'Each of your employees logs in with a separate approved e-mail username. You tell us when an employee leaves, so that the username can be closed. What is done under your customer number counts as done by you.',
    },
    {
      title: 'Limits',
      text: 'You may not copy, resell, rent, or reverse engineer the software, use it for the products of others, or extract catalog data or prices automatically, except through the documented API calls.',
    },
    {
      title: 'Your part',
      text: 'You measure the site, check the layout and are responsible for meeting the rules that apply there. Findings about building codes are for information. They do not replace the local authority or your own judgment.',
    },
    {
      title: 'Quotes',
      text: 'A quote is issued with the catalog and the prices of its day, and they do not change. You accept it in the dealer portal; an accepted quote is an order under our terms of sale.',
    },
    {
      title: 'Confidence',
      text: 'Prices and catalog data are given to you in confidence and stay within your company. Layouts, parts lists and sheets may be shown to your own customers and to authorities.',
    },
    {
      title: 'Your data',
      text: 'Projects and quotes are stored under your customer number and are opened by your people and our staff only. The privacy policy says what is stored and for how long.',
    },
    {
      title: 'Breach',
      text: 'A breach that stays uncured for 10 days after notice ends this license.',
    },
    {
      title: 'After the end',
      text: 'You return or destroy the software within 10 days of termination, and everything your browsers store of it. Logging out removes the latter. Issued quotes stay valid on their own terms.',
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
