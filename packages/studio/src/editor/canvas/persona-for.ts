import type { When } from '@broadsheet/contract/layout';
import type { Persona } from '@broadsheet/contract/studio/content-calls';
import { clean } from '../audience/audience-fields.ts';

const MINUTE_MS = 60_000;

/** A moment at which a `when` holds; undefined is now. */
const timeIn = ({ from, until }: When, now: number): string | undefined => {
  const begins = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
  const ends = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
  if (now >= begins && now < ends) return undefined;
  return from ?? new Date(ends - MINUTE_MS).toISOString();
};

/** Of the audience, what a canvas takes from a `when`: its device is its own, and it shows people. */
const audienceFor = (when: When): Persona['audience'] =>
  clean({
    cohort: when.cohort?.[0],
    experienceBand: when.experienceBand?.[0],
    membership: when.membership?.[0],
    device: undefined,
    city: when.city?.[0],
    category: when.category?.[0],
    crawler: undefined,
  } satisfies Record<keyof Persona['audience'], unknown>);

/** Somebody whom a `when` is for, as far as it says who; else as before. @param now epoch ms */
export const personaFor = (when: When, before: Persona, now: number): Persona => {
  const arms = Object.entries(when.experiment ?? {}).flatMap(([key, [arm]]) =>
    arm === undefined ? [] : [[key, arm] as const],
  );
  const at = timeIn(when, now);
  return {
    brand: when.brand?.[0] ?? before.brand,
    audience: audienceFor(when),
    ...(at === undefined ? {} : { at }),
    ...(arms.length > 0 ? { arms: Object.fromEntries(arms) } : {}),
  };
};
