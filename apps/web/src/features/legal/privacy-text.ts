import type { LegalText } from './legal-text.ts'

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lead: 'Which data {product} holds about you, where, for how long, and who may see it.',
  sections: [
    {
      title: 'Who you are',
      text: 'When you sign in, your sign-in provider tells us your name, nickname, e-mail address and picture, your customer number, roles and permissions. We keep them as one record for each person, with the day it was first made and the day it last changed, and renew it whenever you come back. We never see your password. The record stays until customer service deletes it.',
    },
    {
      title: 'Quotes and projects',
      text: 'A quote holds its name, its customer number, who made it and when. Each save of its project is a version with the name of who saved it. Every version of the last 30 days is kept, of each day before that the last one, and the newest of every quote without end. A quote that was issued keeps the layout, lines and prices it was issued with, its PDF and its picture without end, because it is an offer.',
    },
    {
      title: 'Custom parts',
      text: 'A part made to measure has a number, its size, your description of it and your customer number. A number that no quote was issued with may be given to another part after a day. Other customers never read your description.',
    },
    {
      title: 'The audit',
      text: 'We write down who created, copied, issued, accepted, reopened or exported which quote, and when. The product never changes or deletes these lines. Our staff alone can read them.',
    },
    {
      title: 'Logs and counts',
      text: 'The server writes one line for what it answers, with the id of the person and the customer number, and never a name, an e-mail address, a token or what you typed. How many calls came from a person and from a network address is counted for one minute, so that nobody can overload the service. The operator decides how long lines are kept.',
    },
    {
      title: 'Backups',
      text: 'Where the product keeps its own database, the last ten backups and the last one of each of the last seven days are kept. What is deleted is gone from them when the last of these is. An operator with another database decides about its backups.',
    },
    {
      title: 'In your browser',
      text: 'So that a closed tab loses nothing, this browser keeps every edit of the open project, the steps of undo, the guides you drew out of the rulers, what you saved to history with its picture, your settings, your favorites, whether you have seen the tutorial, and the version of the terms you accepted. It stays until you log out, which removes drawings and whatever names you after asking about a drawing that is nowhere else, or until you clear the data of this site. Drawings made without a quote are in your browser alone.',
    },
    {
      title: 'Your session',
      text: 'Tokens of your session live in the memory of the tab and are gone when it is closed. We set no cookies of our own; the sign-in provider sets those it needs to know you again, and says how long they last.',
    },
    {
      title: 'Who may see it',
      text: 'Quotes and projects are opened by people of the same customer number, by our staff, and by the customer number that may open all. Whoever opens a quote sees who made, saved and accepted it. Nobody else is given your data: we show no advertisements, sell nothing, and load no fonts, maps, scripts or trackers from elsewhere.',
    },
    { title: 'Children', text: 'We do not knowingly collect personal information of anyone under 13.' },
    {
      title: 'Your choices',
      text: 'Log out to clear what this browser keeps of you. Ask customer service to see, correct or delete your record and your quotes; lines of the audit and issued quotes are kept where the law asks for records of a sale.',
    },
    {
      title: 'Whom to ask',
      text: 'Questions about your data go to the customer service of the manufacturer whose ramps you quote. They answer for what this installation stores.',
    },
  ],
}
