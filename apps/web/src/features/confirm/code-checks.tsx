import { askedCodes, type CodeFinding, codeSummaries, isAsked, type PartId } from '@ramp/domain'
import { NOT_MET_PAGE } from '../../lib/guide-pages.ts'
import { useProject } from '../../project/use-project.ts'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import { Disclosure } from '../../ui/panel/disclosure.tsx'
import { GuideLink } from '../../ui/panel/guide-link.tsx'
import classes from './code-checks.module.css'

type CodeChecksProps = {
  readonly findings: readonly CodeFinding[]
  readonly onShow: (parts: readonly PartId[]) => void
}

/**
 * How the system stands against each building code it is under: what is not met in full view, the rest to open. Codes for
 * comparison, and what dealers look at beyond the codes, are below and color nothing.
 */
export function CodeChecks({ findings, onShow }: CodeChecksProps) {
  const asked = askedCodes(useProject())
  const others = findings.filter((one) => !isAsked(one, asked))
  return (
    <div className={classes.codes}>
      {codeSummaries(findings.filter((one) => isAsked(one, asked))).map(({ name, text, failed, ...rest }) => (
        <section key={name} aria-label={name} data-asked>
          <Heading name={name} text={text} />
          <Findings findings={failed} onShow={onShow} />
          {failed.length > 0 && <GuideLink page={NOT_MET_PAGE}>What does Not met mean for me?</GuideLink>}
          {rest.asked.length + rest.met.length > 0 && (
            <Disclosure title={rest.asked.length > 0 ? 'Verify in field, and what is OK' : 'What is OK'}>
              <Findings findings={[...rest.asked, ...rest.met]} onShow={onShow} />
            </Disclosure>
          )}
        </section>
      ))}
      {others.length > 0 && (
        <Disclosure title="For comparison">
          {codeSummaries(others).map(({ name, text, failed, asked: open, met }) => (
            <section key={name} aria-label={name}>
              <Heading name={name} text={text} />
              <Findings findings={[...failed, ...open, ...met]} onShow={onShow} />
            </section>
          ))}
        </Disclosure>
      )}
    </div>
  )
}

const Heading = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <h4 className={classes.code}>
    {name} <span className={classes.counts}>· {text}</span>
  </h4>
)

const WORDS = {
  fail: 'Not met',
  'needs-a-person': 'Verify in field',
  pass: 'OK',
  'not-applicable': 'Does not apply',
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
