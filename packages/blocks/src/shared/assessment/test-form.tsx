import type { ReactNode } from 'react';
import * as styles from './test.styles.ts';

export interface TestFormTarget {
  /** The path of the call at the site. */
  readonly action: string;
  /** What names the test, as fields of the call. */
  readonly fields: Readonly<Record<string, string | number>>;
}

interface TestFormProps extends TestFormTarget {
  /** Where it leads. */
  readonly next: string;
  readonly children: ReactNode;
}

/** A plain form about a test: every answer is kept before the next question is shown. */
export const TestForm = ({ action, fields, next, children }: TestFormProps) => (
  <form className={styles.section} method="post" action={action}>
    {Object.entries({ ...fields, next }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
