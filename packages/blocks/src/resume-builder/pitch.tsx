import * as styles from './resume-builder.styles.ts';

const GIVES = [
  'Several resumes, each with its own name, content and PDF, such as one for each kind of role.',
  'Three templates, set with care: a classic one, one with a column at the side, and one for long careers.',
  'Sections in your order, those that you do not need hidden, and what comes of it beside you as you type.',
  'A PDF that people read with pleasure and that programs of employers read without mistakes, in English and Hindi.',
  'Your resume as JSON Resume, to take along to any other program, or to bring one from there.',
];

/** What the resume builder gives, for those whose plan does not hold it. */
export const Pitch = ({ plans }: { readonly plans: string }) => (
  <>
    <p>The resume builder is part of a plan that you do not have yet. This is what it gives:</p>
    <ul className={styles.gives}>
      {GIVES.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>
      <a href={plans}>See the plans</a>, with what they cost.
    </p>
  </>
);
