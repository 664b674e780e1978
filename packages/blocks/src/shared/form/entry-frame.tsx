import type { ReactNode } from 'react';
import * as styles from './form.styles.ts';
import type { FormEntry, FormField } from './form-plan.ts';

interface EntryFields {
  readonly entry: FormEntry | undefined;
  readonly fields: readonly FormField[];
}

/** Splits the fields of a form into runs: each entry, and the fields between entries. */
export const inEntries = (fields: readonly FormField[]): readonly EntryFields[] => {
  const groups: { entry: FormEntry | undefined; fields: FormField[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && field.entry && last.entry?.key === field.entry.key) last.fields.push(field);
    else groups.push({ entry: field.entry, fields: [field] });
  }
  return groups;
};

interface EntryFrameProps {
  readonly entry: FormEntry | undefined;
  readonly children: ReactNode;
}

/** A fieldset for the fields of one entry. An optional one is folded. */
export const EntryFrame = ({ entry, children }: EntryFrameProps) => {
  if (!entry) return children;
  if (entry.isFolded)
    return (
      <details className={styles.folded}>
        <summary>{entry.legend}</summary>
        <div className={styles.entry}>{children}</div>
      </details>
    );
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.legend}>{entry.legend}</legend>
      {children}
    </fieldset>
  );
};
