import type { LegalText } from './legal-text.ts'

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lead: 'Which data {product} holds about you, where, and for how long.',
  sections: [
    {
      title: 'What we hold',
      text: 'Your name, your e-mail address, your customer number and your permissions, as your sign-in provider reports them; the projects and quotes you make.',
    },
    {
      title: 'In your browser',
      text: 'Every edit of the open project is kept in your browser, so that a closed tab loses nothing. Settings of the canvas, your acceptance of the terms and your history backup are kept there as well. Your access token lives in memory only and is gone when the tab is closed.',
    },
    {
      title: 'On the server',
      text: 'Quotes, project files and printed layouts are stored with your customer number. Only people of that customer, and our staff, can open them.',
    },
    {
      title: 'What we do not do',
      text: 'We show no advertisements, sell no data and load no trackers from elsewhere.',
    },
    { title: 'Children', text: 'We do not knowingly collect personal information of anyone under 13.' },
    {
      title: 'Your choices',
      text: 'You can clear what the browser keeps at any time. Ask customer service to see, correct or delete what the server keeps.',
    },
  ],
}
