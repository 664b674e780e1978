import type { When } from '@broadsheet/contract/layout';
import { NONE, ORDER_LIST } from './compiled-layout.ts';
import type { JsonPath } from './json-source.ts';

/** Numbers the conditions, ids, lists and positions of one layout, in the order of their first use. */
export interface Numbering {
  readonly conditionOf: (when: When | undefined, path: JsonPath) => number;
  readonly refOf: (path: JsonPath) => number;
  readonly blockOf: (id: string) => number;
  readonly listOf: (owner: number, slot: string) => number;
}

export interface Tables {
  readonly conditions: When[];
  readonly conditionRefs: number[];
  readonly refs: JsonPath[];
  readonly lists: { owner: number; slot: string }[];
}

/** @param ids the number of each block; @param tables the values of the numbers, filled as they are assigned. */
export const createNumbering = (ids: ReadonlyMap<string, number>, tables: Tables): Numbering => {
  const listNumbers = new Map<string, number>([['', ORDER_LIST]]);
  const refOf = (path: JsonPath) => tables.refs.push(path) - 1;
  return {
    refOf,
    conditionOf: (when, path) => {
      if (!when) return NONE;
      tables.conditionRefs.push(refOf(path));
      return tables.conditions.push(when) - 1;
    },
    blockOf: (id) => ids.get(id) ?? NONE,
    listOf: (owner, slot) => {
      const key = owner === NONE ? '' : `${owner}.${slot}`;
      const known = listNumbers.get(key);
      if (known !== undefined) return known;
      const list = tables.lists.push({ owner, slot }) - 1;
      listNumbers.set(key, list);
      return list;
    },
  };
};
