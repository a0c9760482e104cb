import type { SubSection } from '../entry.ts'

/** The page of the portal about who a company is on its proposals. */
export const company: readonly SubSection[] = [
  {
    name: 'Your company on proposals',
    when: 'Your proposals need your logo, license, insurance, address, or terms.',
    shows: 'The Company page with the version in force, the fields, and the logo.',
    words: [
      'logo',
      'letterhead',
      'insurance',
      'contractor license',
      'terms and conditions',
      'company address',
      'company name',
      'warranty terms',
    ],
    entries: [
      {
        title: 'Your company on proposals',
        text: [
          'The owner enters it, everyone in the company can read it. A proposal prints what is entered and nothing for a field that is empty. The logo is at the top of the first page, the terms are on the last pages.',
          'Each save is a new version. A proposal that is not issued yet prints the newest version. Issued proposals do not change.',
          'The logo is a PNG or JPEG, at most 512 KB and 2,000 pixels a side.',
          'Once a version is saved, it is the company, license, and phone in the Documents of the designer, too. You change them on this page only.',
        ],
        steps: [
          'Press Company at the top of the portal. On a phone, press Settings, then the link to it.',
          'Enter what proposals print and choose the logo.',
          'Press Save company.',
        ],
      },
      {
        title: 'Earlier versions',
        text: ['Every version stays, with the day it was saved and by whom.'],
        steps: ['Press View next to a version.'],
      },
    ],
  },
]
