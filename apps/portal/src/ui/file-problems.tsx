import { Notice, numberText } from '@ramp/shell'
import classes from './file-problems.module.css'

type FileProblemsProps = { readonly problems: readonly string[] }

/** What is wrong in a file that was read, by line and column. */
export const FileProblems = ({ problems }: FileProblemsProps) => (
  <Notice tone="bad" title={`${numberText(problems.length)} to correct in the file`}>
    <ul className={classes.problems}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  </Notice>
)
