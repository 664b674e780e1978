import Type from 'typebox';
import Value from 'typebox/value';
import { CARD_BAND, PERSONAL_TYPE } from '../servers/home-layouts.ts';
import { fetchAnswer } from '../servers/request.ts';
import type { RunningProgram } from '../servers/start-program.ts';

const Page = Type.Object({ blocks: Type.Array(Type.Object({ type: Type.String() })) });
const PersonalBlock = Type.Object({
  type: Type.Literal(PERSONAL_TYPE),
  data: Type.Object({ rows: Type.Array(Type.Object({ title: Type.String() })) }),
});

const readTitles = async ({ url }: RunningProgram): Promise<string[]> => {
  const { body } = await fetchAnswer(`${url}/api/layout?path=${encodeURIComponent('/')}`, {
    cookie: `band=${CARD_BAND}`,
  });
  const page: unknown = JSON.parse(body.toString());
  if (!Value.Check(Page, page)) throw new Error('the home page of the cards is no page');
  return page.blocks.flatMap((block) =>
    Value.Check(PersonalBlock, block) ? block.data.rows.map(({ title }) => title) : [],
  );
};

/** Throws unless every reader gets the requested number of personal rows. */
export const checkPersonal = async (server: RunningProgram, count: number): Promise<void> => {
  const first = await readTitles(server);
  const second = new Set(await readTitles(server));
  const isOwn = first.length === count && first.every((title) => !second.has(title));
  if (!isOwn) throw new Error(`the page does not have ${count} rows of each reader's own`);
};
