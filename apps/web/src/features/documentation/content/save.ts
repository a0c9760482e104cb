import type { SubSection } from './entry.ts'

export const saveAndRecover: readonly SubSection[] = [
  {
    name: 'Save a Project',
    when: 'You want to know whether your drawing is saved, and where.',
    shows: 'The tool bar with the save button and the word Saved.',
    words: [
      'draft',
      'newer draft',
      'two devices',
      'read-only',
      'save',
      'saved',
      'autosave',
      'save to history',
      'load from history',
      'not saved',
      'history backup',
      'backup',
    ],
    entries: [
      {
        title: 'Where it is saved',
        text: [
          'Every edit is saved in this browser immediately: the tool bar says Saved. With a quote and a connection it is also saved as a draft of the quote, seconds later. Everyone who may see the quote can continue the draft on any device.',
          'Save to history makes a backup in this browser that you can return to. Finish sends the project to the quote: that is the official save.',
        ],
        steps: [
          'Press Ctrl+S, or File, then Save to history.',
          'To return to it, press File, then Load from history.',
          'If the tool bar says Not saved, leave the tab open and read the message: the browser storage is full.',
        ],
      },
      {
        title: 'Two devices',
        text: [
          'If two devices edit one draft, the designer shows both drawings. Keep mine as a copy saves yours as a new quote; Use the newer draft continues with the other drawing. Undo brings yours back.',
          'In one browser, one tab edits a project. The others show it read-only.',
        ],
      },
    ],
  },
  {
    name: 'File Menu',
    when: 'You look for save, load, PDF, documents or a new project.',
    shows: 'The File menu of the tool bar.',
    words: ['file', 'file menu', 'menu', 'rename', 'project name'],
    entries: [
      {
        title: 'What is in it',
        text: [
          'Save to history, Load from history, Download PDF, Documents and New Project. Save to file and Load from file are for the Dev Team.',
          'The name of the project is next to the menu. It is printed on the documents.',
        ],
        steps: [
          'Press File and choose a command.',
          'To rename the project, type in the name and press Save.',
        ],
      },
    ],
  },
  {
    name: 'After a Crash',
    when: 'The browser closed, the computer restarted, or a page shows an error.',
    shows: 'The first screen with the history backup of a project.',
    words: [
      'crash',
      'recover',
      'recovery',
      'lost drawing',
      'restore',
      'closed by accident',
      'error page',
      'two tabs',
      'another tab',
    ],
    entries: [
      {
        title: 'Get the drawing back',
        text: [
          'The designer saves each edit as you make it. Open the same project in the same browser, and the drawing is there, with its undo history.',
          'A draft of a quote is on the server, so another computer can continue it.',
        ],
        steps: [
          'Open the quote from the dealer portal, or the sandbox of the same product line.',
          'Press Load From History where it is offered.',
          'If a page shows an error, press Revert Back or reload the page.',
        ],
      },
    ],
  },
  {
    name: 'Work Offline',
    when: 'There is no network at the site.',
    shows: 'The designer without a connection: edits are saved in this browser.',
    words: ['offline', 'no internet', 'no connection', 'no network', 'wifi', 'no signal'],
    entries: [
      {
        title: 'Without a connection',
        text: [
          'Drawing, surveying and the checks work without a connection once the designer is open. Edits and photos are saved on this device.',
          'Opening a quote, Finish and the dealer portal need a connection.',
        ],
        steps: [
          'Open the quote while you have a connection, and open the panels you need once.',
          'Survey and draw at the site. Leave the tab open.',
          'With a connection again, photos are stored with the quote. Then press Finish.',
        ],
      },
    ],
  },
  {
    name: 'Project Files',
    when: 'Staff move a project between computers as a file.',
    shows: 'The question for the password of a project file.',
    words: [
      'project file',
      'zion',
      '.zion',
      'save to file',
      'load from file',
      'export project',
      'file password',
    ],
    entries: [
      {
        title: 'Save to file',
        text: [
          'For the role Dev Team. A .zion file has the complete project. With a password, only someone who has the password can open it: it is not stored.',
        ],
        steps: [
          'Press File, then Save to file, or Save to file with a password.',
          'On the other computer open a project of the same product line and press File, then Load from file.',
        ],
      },
    ],
  },
]
