import type { Condition } from './conditions.ts';
import type { OpenDay } from './open-day.ts';
import { hasPlace, type Places } from './postings.ts';

/** Jobs of one day, by their places there. */
export interface DayPlaces {
  readonly day: OpenDay;
  readonly places: readonly number[];
}

export interface NewestJobs {
  /** At most one above what was asked for. */
  readonly counted: number;
  /** The newest first, as many as were asked for. */
  readonly parts: readonly DayPlaces[];
}

/** What is looked for: jobs in scope, and of those the ones that all filters let through. */
export interface Look<Field> {
  readonly scope: readonly Condition[];
  readonly filters: ReadonlyMap<Field, Condition>;
  /** Fields for which a list is made as if they were not filtered. */
  readonly without: readonly Field[];
  readonly most: number;
}

export interface FoundNewest<Field> {
  readonly found: NewestJobs;
  readonly without: ReadonlyMap<Field, NewestJobs>;
  /** Whether any job is in scope, whatever the filters. */
  readonly isAnyInScope: boolean;
}

interface GrowingList {
  counted: number;
  readonly parts: { readonly day: OpenDay; readonly places: number[] }[];
}

const OUT_OF_SCOPE = 1;

const newList = (): GrowingList => ({ counted: 0, parts: [] });

const add = (list: GrowingList, most: number, day: OpenDay, place: number): void => {
  if (list.counted < most) {
    const last = list.parts.at(-1);
    if (last?.day === day) last.places.push(place);
    else list.parts.push({ day, places: [place] });
  }
  list.counted += 1;
};

/**
 * Looks through days one after the other, which have to come newest first. A job that fails one filter alone is in the
 * list without that filter: all lists are made in one pass.
 */
export const beginLook = <Field>({ scope, filters, without, most }: Look<Field>) => {
  const found = newList();
  const bits = [...filters].map(([field, fails], index) => ({ field, fails, bit: 2 << index }));
  const others = new Map(
    bits
      .filter(({ field }) => without.includes(field))
      .map(({ field, bit }) => [bit, { field, list: newList() }]),
  );
  let isAnyInScope = false;
  const lists = [found, ...[...others.values()].map(({ list }) => list)];
  return {
    /** @param among places that are looked at; null for all */
    lookAt: (day: OpenDay, among: Places | null): void => {
      const misses = new Uint16Array(day.size);
      for (const fails of scope) fails(day, misses, OUT_OF_SCOPE);
      for (const { fails, bit } of bits) fails(day, misses, bit);
      for (const place of day.newest) {
        const missed = misses[place] ?? 0;
        if ((missed & OUT_OF_SCOPE) !== 0 || (among && !hasPlace(among, place))) continue;
        isAnyInScope = true;
        if (missed === 0)
          for (const list of lists) {
            if (list.counted <= most) add(list, most, day, place);
          }
        else {
          const list = others.get(missed)?.list;
          if (list && list.counted <= most) add(list, most, day, place);
        }
      }
    },
    /** How many the shortest list has. */
    least: (): number => Math.min(...lists.map(({ counted }) => counted)),
    result: (): FoundNewest<Field> => ({
      found,
      without: new Map([...others.values()].map(({ field, list }) => [field, list])),
      isAnyInScope,
    }),
  };
};
