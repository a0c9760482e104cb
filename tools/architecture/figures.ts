import { type Source, withoutComments } from './sources.ts'

/** A rule of a style sheet: what it is about, and what it sets. */
const RULE = /([^{}]+)\{([^{}]*)\}/g
const COLUMN = /\[data-(align|column)/

/** Figures of one width are for columns: in a sentence they tear a length such as 5'-6" apart. */
export const figuresAreAlignedInColumns = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(RULE)]
        .filter(([, selector = '', body = '']) => body.includes('tabular-nums') && !COLUMN.test(selector))
        .map(
          ([, selector = '']) =>
            `${path} sets tabular figures for ${selector.trim()}. Set them for the column of a table alone ` +
            '([data-align] or [data-column]).',
        ),
    )
