import { When } from '@broadsheet/contract/layout';
import type {
  AudiencePart,
  FieldTerm,
  Stretch,
} from '@broadsheet/layout-engine/diff/audience-part';
import type { FieldValue } from '@broadsheet/layout-engine/when-matches';
import Value from 'typebox/value';

const EXPERIMENT = 'experiment.';
const ALWAYS: Stretch = { from: null, until: null };

const instantOf = (time: number): string => new Date(time).toISOString();

const named = (
  terms: readonly FieldTerm[],
  valuesOf: (term: FieldTerm) => readonly FieldValue[] | undefined,
): object => {
  const found = terms.flatMap((term) => {
    const values = valuesOf(term);
    return values ? [[term.field, [...values]] as const] : [];
  });
  const isArm = ([field]: (typeof found)[number]) => field.startsWith(EXPERIMENT);
  const arms = found
    .filter(isArm)
    .map(([field, values]) => [field.slice(EXPERIMENT.length), values]);
  return {
    ...Object.fromEntries(found.filter((each) => !isArm(each))),
    ...(arms.length > 0 ? { experiment: Object.fromEntries(arms) } : {}),
  };
};

/** A part of all audiences as conditions of a layout: one `when` for each period, any of which may hold. Pure. */
export const whensOfPart = ({ fields, times }: AudiencePart): readonly When[] => {
  const not = named(fields, (term) => term.not);
  const who = {
    ...named(fields, ({ any }) => any),
    ...(Object.keys(not).length > 0 ? { not } : {}),
  };
  return (times.length > 0 ? times : [ALWAYS]).map(({ from, until }) =>
    Value.Parse(When, {
      ...who,
      ...(from === null ? {} : { from: instantOf(from) }),
      ...(until === null ? {} : { until: instantOf(until) }),
    }),
  );
};
