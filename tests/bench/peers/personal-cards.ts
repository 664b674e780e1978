import type { BlockLoader } from '@broadsheet/contract/block-loader';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Plugin } from 'vite';

/** The block that the bench makes personal: the rows of a search. */
export const PERSONAL_TYPE = 'picked-jobs';
const SCHEMA = /[\\/]picked-jobs[\\/]schema\.ts$/;
const WAS = 'vacancies: true,';

const Rows = Type.Object({ rows: Type.Array(Type.Object({ title: Type.String() })) });

/** Marks the block as personal for the bundle being built, as its author would. */
export const markPersonal = (): Plugin => ({
  name: 'mark-personal',
  enforce: 'pre',
  transform: (code, id) => {
    if (!SCHEMA.test(id)) return null;
    if (!code.includes(WAS)) throw new Error(`${id} does not say "${WAS}"`);
    return code.replace(WAS, 'personal: true,');
  },
});

/**
 * The rows of the first answer, in every answer with another number behind their titles: no two answers are equal,
 * and after the first no service is asked.
 */
export const numberRows = (load: BlockLoader): BlockLoader => {
  let first: ReturnType<BlockLoader> | undefined;
  let answers = 0;
  return async (settings, context) => {
    first ??= load(settings, context);
    const { data } = await first;
    if (!Value.Check(Rows, data)) throw new Error('there are no rows to number');
    answers += 1;
    const rows = data.rows.map((row) => ({ ...row, title: `${row.title} ${answers}` }));
    return { data: { ...data, rows } };
  };
};
