import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { When } from '@broadsheet/contract/layout';
import type { PeopleWhen } from '@broadsheet/contract/people-when';

/** The arm of an experiment that everybody in it is to get for good. */
export interface Adopted {
  readonly key: string;
  readonly arm: string;
  /** Who took part; all others have been served control. */
  readonly people: PeopleWhen;
}

/** What becomes of a condition: another one, never again, or none that one condition can say. */
export type WhenAfter = When | 'never' | 'unsayable';

const holdsFor = ({ experiment, not }: When, key: string, arm: string): boolean => {
  const [wanted, refused] = [experiment?.[key], not?.experiment?.[key]];
  return (wanted?.includes(arm) ?? true) && !(refused?.includes(arm) ?? false);
};

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

const without = <Of extends object>(of: Of, key: string): Of =>
  Object.fromEntries(Object.entries(of).filter(([name]) => name !== key)) as Of;

/** Sets a field, or leaves it out where it is empty. */
const withField = (when: When, field: 'experiment' | 'not', value: object | undefined): When =>
  value === undefined || isEmpty(value) ? without(when, field) : { ...when, [field]: value };

const withoutExperiment = (when: When, key: string): When => {
  const { experiment, not } = when;
  const bare = withField(when, 'experiment', experiment && without(experiment, key));
  const refused = not?.experiment && without(not.experiment, key);
  return withField(bare, 'not', not && withField(not, 'experiment', refused));
};

/** Of who belongs to one audience of each list: those of the smaller list, where the other one has all of it. */
const joinAudiences = (own?: string[], wanted?: string[]): string[] | undefined | 'unsayable' => {
  if (!own || !wanted) return own ?? wanted;
  const [small, large] = own.length < wanted.length ? [own, wanted] : [wanted, own];
  return small.every((key) => large.includes(key)) ? small : 'unsayable';
};

/** The condition for some people only; never where it is for others. */
const among = (when: When, people: PeopleWhen): WhenAfter => {
  const joined: Record<string, unknown> = { ...when };
  const refused: Record<string, unknown> = { ...when.not };
  for (const field of AUDIENCE_FIELDS) {
    const [own, wanted] = [when[field], people[field]] as [unknown[]?, unknown[]?];
    const values = own && wanted ? own.filter((value) => wanted.includes(value)) : (own ?? wanted);
    if (values?.length === 0) return 'never';
    if (values) joined[field] = values;
    const nots = [when.not?.[field] ?? [], people.not?.[field] ?? []].flat();
    if (nots.length > 0) refused[field] = [...new Set(nots)];
  }
  const audience = joinAudiences(when.audience, people.audience);
  if (audience === 'unsayable') return audience;
  if (audience) joined.audience = audience;
  const nots = [when.not?.audience ?? [], people.not?.audience ?? []].flat();
  if (nots.length > 0) refused.audience = [...new Set(nots)];
  return { ...joined, ...(isEmpty(refused) ? {} : { not: refused }) } as When;
};

/** Everybody else, where one condition can say it: people of one field, or of all but some of one. */
const othersThan = (people: PeopleWhen): PeopleWhen | null => {
  const { not = {}, ...wanted } = people;
  if (isEmpty(not) && Object.keys(wanted).length === 1) return { not: wanted };
  return isEmpty(wanted) && Object.keys(not).length === 1 ? not : null;
};

/** A condition once an arm is adopted: it names the experiment no more, and holds for whom it will hold. */
export const whenAfter = (when: When, { key, arm, people }: Adopted): WhenAfter => {
  const isNamed = when.experiment?.[key] ?? when.not?.experiment?.[key];
  if (!isNamed) return when;
  const bare = withoutExperiment(when, key);
  const [inside, outside] = [holdsFor(when, key, arm), holdsFor(when, key, CONTROL)];
  if (isEmpty(people)) return inside ? bare : 'never';
  if (inside === outside) return inside ? bare : 'never';
  if (inside) return among(bare, people);
  const others = othersThan(people);
  return others ? among(bare, others) : 'unsayable';
};
