import { join } from 'node:path';
import type { BlockLoader } from '@broadsheet/contract/block-loader';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Plugin } from 'vite';
import { PERSONAL_TYPE } from '../servers/home-layouts.ts';

const SCHEMA = join(PERSONAL_TYPE, 'schema.ts');
const WAS = 'vacancies: true,';

const Rows = Type.Object({ rows: Type.Array(Type.Object({ title: Type.String() })) });

/** Marks the block as personal for the bundle being built, as its author would. */
export const markPersonal = (): Plugin => ({
  name: 'mark-personal',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith(SCHEMA)) return null;
    if (!code.includes(WAS)) throw new Error(`${id} does not say "${WAS}"`);
    return code.replace(WAS, 'personal: true,');
  },
});

/** A block's data with a number after the title of every row. Throws when it has no rows. Pure. */
export const numberTitles = (data: unknown, number: number): Type.Static<typeof Rows> => {
  if (!Value.Check(Rows, data)) throw new Error('there are no rows to number');
  const rows = data.rows.map((row) => ({ ...row, title: `${row.title} ${number}` }));
  return { ...data, rows };
};

/**
 * The rows of the first answer, with another number after their titles in every answer: no two answers are equal, and
 * after the first no service is called.
 */
export const numberRows = (load: BlockLoader): BlockLoader => {
  let first: ReturnType<BlockLoader> | undefined;
  let answers = 0;
  return async (settings, context) => {
    first ??= load(settings, context);
    const { data } = await first;
    answers += 1;
    return { data: numberTitles(data, answers) };
  };
};
