import { type CodeFinding, codeSummaries, type PartId } from '@ramp/domain'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import { Disclosure } from '../../ui/panel/disclosure.tsx'
import classes from './code-checks.module.css'

type CodeChecksProps = {
  readonly findings: readonly CodeFinding[]
  readonly onShow: (parts: readonly PartId[]) => void
}

/** How the system stands against each building code: what is not met in full view, the rest to open. It keeps nothing from going on. */
export const CodeChecks = ({ findings, onShow }: CodeChecksProps) => (
  <div className={classes.codes}>
    {codeSummaries(findings).map(({ name, text, failed, asked, met }) => (
      <section key={name} aria-label={name}>
        <h4 className={classes.code}>
          {name} <span className={classes.counts}>· {text}</span>
        </h4>
        <Findings findings={failed} onShow={onShow} />
        {asked.length + met.length > 0 && (
          <Disclosure title={asked.length > 0 ? `To look at on the site, and what is met` : 'What is met'}>
            <Findings findings={[...asked, ...met]} onShow={onShow} />
          </Disclosure>
        )}
      </section>
    ))}
  </div>
)

const WORDS = {
  fail: 'Not met',
  'needs-a-person': 'Look',
  pass: 'Met',
  'not-applicable': 'Not asked',
} as const

const Findings = ({ findings, onShow }: CodeChecksProps) => (
  <ul className={classes.findings}>
    {findings.map(({ section, title, result, sentence, parts }) => (
      <li key={`${section} ${title}`}>
        <TextButton
          className={classes.finding}
          data-result={result}
          disabled={parts.length === 0}
          onClick={() => onShow(parts)}
        >
          <b>{WORDS[result]}</b> <span className={classes.section}>{section}</span> {sentence}
        </TextButton>
      </li>
    ))}
  </ul>
)
