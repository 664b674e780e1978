import { type RefObject, useEffect, useState } from 'react';
import { readDraft, saveDraft } from './draft.ts';
import type { FormField, Typed } from './form-plan.ts';
import { isTypedIn, readTyped, untouched } from './typed-values.ts';
import { useRuns } from './use-runs.ts';

interface FieldValuesInput {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Of the form, which its draft is stored under. */
  readonly id: string;
  readonly fields: readonly FormField[];
  /** What the fields begin with. */
  readonly values: Typed;
  /** What was found out for fields since then; it goes into those that nobody has touched. */
  readonly offered: Typed;
}

interface FieldValues {
  /** What each field was last made to begin with. */
  readonly begun: Typed;
  /** What is in the fields. */
  readonly current: Typed;
  readonly read: () => Typed;
  /** Reads the fields after a change, and stores them as the form's draft. */
  readonly save: () => Typed;
}

/** The values of a form's fields: first those it began with, then its draft, what was offered and what is typed. */
export const useFieldValues = ({
  form,
  id,
  fields,
  values,
  offered,
}: FieldValuesInput): FieldValues => {
  const runs = useRuns();
  const [current, setCurrent] = useState(values);
  const [filled, setFilled] = useState<Typed>({});

  const read = (): Typed => (form.current ? readTyped(form.current, fields) : {});
  const store = (now: Typed): Typed => {
    saveDraft(id, fields, now, values);
    setCurrent(now);
    return now;
  };
  /** @returns what is in the fields then */
  const fill = (found: Typed): Typed => {
    const now = read();
    const open = fields.filter(
      (field) => found[field.name] !== undefined && now[field.name] === untouched(field, values),
    );
    const added = Object.fromEntries(open.map(({ name }) => [name, found[name] ?? '']));
    setFilled((before) => ({ ...before, ...added }));
    setCurrent((before) => ({ ...before, ...added }));
    return { ...now, ...added };
  };

  // Which fields are untouched is known only once the controls that replace native ones are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is filled once with its draft, and again with each entry that is added
  useEffect(() => {
    if (!runs) return;
    const now = fill(readDraft(id));
    // Much may be typed before this code runs: it is stored as well.
    if (form.current && isTypedIn(form.current)) store(now);
  }, [runs, id, fields.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was offered is put in as it comes
  useEffect(() => void fill(offered), [offered]);

  return { begun: { ...values, ...filled }, current, read, save: () => store(read()) };
};
