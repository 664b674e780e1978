import { type RefObject, useEffect, useState } from 'react';
import { readDraft, saveDraft } from './draft.ts';
import type { FormField, Typed } from './form-plan.ts';
import { isTypedIn, readTyped, untouched } from './typed-values.ts';
import { useRuns } from './use-runs.ts';

interface FieldValuesInput {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The id of the form, the key of its draft. */
  readonly id: string;
  readonly fields: readonly FormField[];
  /** The initial values of the fields. */
  readonly values: Typed;
  /** Values that were found later; they fill untouched fields. */
  readonly offered: Typed;
}

interface FieldValues {
  /** The last initial value of each field. */
  readonly begun: Typed;
  /** The current values of the fields. */
  readonly current: Typed;
  readonly read: () => Typed;
  /** Reads the fields after a change and stores them as the draft. */
  readonly save: () => Typed;
}

/** The values of a form's fields. Sources, in order: initial values, the draft, offered values, input. */
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
  /** @returns the values after that */
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

  // Untouched fields are known only after custom controls have replaced native ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form gets its draft once, and again with each added entry
  useEffect(() => {
    if (!runs) return;
    const now = fill(readDraft(id));
    // Input from before hydration is stored too.
    if (form.current && isTypedIn(form.current)) store(now);
  }, [runs, id, fields.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: offered values are filled in as they arrive
  useEffect(() => void fill(offered), [offered]);

  return { begun: { ...values, ...filled }, current, read, save: () => store(read()) };
};
