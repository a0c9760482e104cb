import type { LegalText } from './legal-text.ts'

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lead: 'What data {product} has about you, where, for how long, and who can see it.',
  sections: [
    {
      title: 'Who you are',
      text: 'When you log in, your login provider gives us your name, nickname, e-mail address and picture, your customer number, roles and permissions. We store them as one record for each person, with the day it was created and the day it last changed, and update it at each login. We never see your password. The record stays until customer service deletes it.',
    },
    {
      title: 'Quotes and projects',
      text: 'A quote has its name, its customer number, who made it and when. Each save of its project is a version with the name of who saved it. We store every version of the last 30 days, the last version of each earlier day, and the newest of every quote with no time limit. For an issued quote we store its layout, lines, prices, PDF and image with no time limit, as a record of what was quoted.',
    },
    {
      title: 'Unfinished work',
      text: 'Work on a quote that is not finished is stored on the server as one draft for each option, with the name of who saved it. The next save replaces it.',
    },
    {
      title: 'The customer and the site',
      text: 'A quote stores what you enter of its site: contact, phone, address and permit number, and the survey with its photos, the mobility device, and the weight of the person and device. An issued quote keeps its copy of contact, phone and address.',
    },
    {
      title: 'Your company and your prices',
      text: 'We store what the owner of your company enters: name, license, insurance, address, phone, e-mail, logo and terms, in versions that stay, and how your prices are built. Who of your company sees cost and margin depends on their role.',
    },
    {
      title: 'Custom parts',
      text: 'A custom part has a number, its size, your description of it and your customer number. A number that no quote was issued with may be given to another part after a day. Other customers never read your description.',
    },
    {
      title: 'The audit',
      text: 'We record who created, copied, issued, accepted, reopened or exported which quote, and when. The product never changes or deletes these lines. Only our staff can read them.',
    },
    {
      title: 'Logs and counts',
      text: 'The server writes one line for what it answers, with the id of the person and the customer number, and never a name, an e-mail address, a token or what you typed. How many calls came from a person and from a network address is counted for one minute, to protect the service from overload. The operator decides how long lines are stored.',
    },
    {
      title: 'Backups',
      text: 'Where the product has its own database, the last ten backups and the last one of each of the last seven days are stored. Deleted data is gone when the last of these backups is. An operator with another database decides about its backups.',
    },
    {
      title: 'In your browser',
      text: 'So that a closed tab loses no work, this browser saves every edit of the open project, the undo history, the guides you drew from the rulers, your last save to history with its preview, your settings, your favorites, whether you have seen the tutorial, and the version of the terms you accepted. It stays until you log out or clear the data of this site. Logging out removes drawings and everything that names you; you are asked first about a drawing that is saved only here. Drawings made without a quote are in your browser only.',
    },
    {
      title: 'Your session',
      text: 'Tokens of your session are in the memory of the tab only and are gone when it is closed. We set no cookies; the login provider sets those it needs to recognize you, and states how long they last.',
    },
    {
      title: 'Who may see it',
      text: 'Quotes and projects are opened by people of the same customer number, by our staff, and by the customer number that may open all. Whoever opens a quote sees who made, saved and accepted it. Our staff see the drawing, the parts list and orders; they see contact details and your selling price only while your company shares the quote with them, 24 hours at a time, and that is recorded. We give your data to no one else: we show no advertisements, sell nothing, and load no fonts, maps, scripts or trackers from elsewhere.',
    },
    { title: 'Children', text: 'We do not knowingly collect personal information of anyone under 13.' },
    {
      title: 'Your choices',
      text: 'Log out to clear your data from this browser. Contact customer service to see, correct or delete your record and your quotes; audit entries and issued quotes are stored where the law requires records of a sale.',
    },
    {
      title: 'Contact',
      text: 'Questions about your data go to the customer service of the manufacturer whose ramps you quote. They answer for what this installation stores.',
    },
  ],
}
