import type { ReactNode } from 'react';
import * as styles from './test.styles.ts';

export interface TestFormTarget {
  /** The path of the call. */
  readonly action: string;
  /** Fields of the call that identify the test. */
  readonly fields: Readonly<Record<string, string | number>>;
}

interface TestFormProps extends TestFormTarget {
  /** The path that follows. */
  readonly next: string;
  readonly children: ReactNode;
}

/** A plain form of a test: every answer is saved before the next question is shown. */
export const TestForm = ({ action, fields, next, children }: TestFormProps) => (
  <form className={styles.section} method="post" action={action}>
    {Object.entries({ ...fields, next }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
