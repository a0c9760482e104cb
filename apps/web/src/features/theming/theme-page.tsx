import { Button, Slider, Switch, TextInput } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { BrandMark, Notice } from '@ramp/shell'
import { FieldRow } from '../../ui/fields/field-row.tsx'
import { Select } from '../../ui/fields/select.tsx'
import classes from './theme-page.module.css'

/** The colours of `base.css`, read from the page itself, with what each of them says. */
const COLORS = [
  ['--ink', 'Ink', 'words and outlines'],
  ['--muted', 'Muted', 'what stands beside the words'],
  ['--line', 'Line', 'borders'],
  ['--line-strong', 'Strong line', 'borders of what is pointed at'],
  ['--surface', 'Surface', 'panels and cards'],
  ['--well', 'Well', 'what lies under them'],
  ['--accent', 'Accent', 'the one thing to do next'],
  ['--accent-soft', 'Soft accent', 'what is chosen'],
  ['--good', 'Good', 'in order'],
  ['--good-soft', 'Soft good', 'behind what is in order'],
  ['--look', 'Look', 'worth a look'],
  ['--look-soft', 'Soft look', 'behind what is worth a look'],
  ['--bad', 'Bad', 'wrong'],
  ['--bad-soft', 'Soft bad', 'behind what is wrong'],
] as const

const SIZES = [
  [26, 700, 'Title of a page'],
  [15, 700, 'Title of a panel'],
  [13, 400, 'Text of the workspace'],
  [11, 400, 'Notes under a picture'],
] as const

/** The theming demo (spec 1 §2): what the product is made of, and nothing that does anything. */
export function ThemePage() {
  useDocumentTitle('Theme')
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <BrandMark size={32} />
        <h1>Theme</h1>
      </header>
      <h2>Colors</h2>
      <ul className={classes.swatches}>
        {COLORS.map(([name, title, use]) => (
          <li key={name}>
            <i style={{ background: `var(${name})` }} aria-hidden />
            <b>{title}</b>
            <span>{use}</span>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <h2>Type</h2>
      {SIZES.map(([size, weight, use]) => (
        <p key={use} style={{ fontSize: size, fontWeight: weight }}>
          {use}, {size} px, 5&apos;-3 3/8&quot;
        </p>
      ))}
      <h2>Notices</h2>
      <div className={classes.notices}>
        {NOTICES.map(([tone, sentence]) => (
          <Notice key={tone} tone={tone}>
            {sentence}
          </Notice>
        ))}
      </div>
      <h2>Controls</h2>
      <Controls />
    </article>
  )
}

/** Every tone of a notice. */
const NOTICES = [
  ['good', 'This is OK.'],
  ['look', 'This is worth a look.'],
  ['bad', 'This is wrong.'],
  ['plain', 'This is good to know.'],
] as const

const Controls = () => (
  <div className={classes.controls}>
    <div className={classes.buttons}>
      <Button>Filled</Button>
      <Button variant="default">Default</Button>
      <Button variant="subtle">Subtle</Button>
      <Button disabled>Disabled</Button>
    </div>
    <FieldRow label="Select" htmlFor="theme-select">
      <Select id="theme-select" data={['Solid', 'Expanded metal']} defaultValue="Solid" />
    </FieldRow>
    <FieldRow label="Text" htmlFor="theme-text">
      <TextInput id="theme-text" defaultValue="Harper residence" />
    </FieldRow>
    <FieldRow label="Switch" htmlFor="theme-switch">
      <Switch id="theme-switch" defaultChecked />
    </FieldRow>
    <FieldRow label="Slider">
      <Slider w={160} thumbLabel="Slider" defaultValue={40} />
    </FieldRow>
  </div>
)
