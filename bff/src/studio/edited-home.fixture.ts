import type { Replica, StudioUser } from './publishing-replicas.fixture.ts';

export const HOME = 'layouts/home.json';
const home = (text: string, more: object = {}) => ({
  page: 'home',
  blocks: { hello: { type: 'text', settings: { text } } },
  order: ['hello'],
  ...more,
});
export const textOf = (text: string, more?: object) => JSON.stringify(home(text, more));
/** A site whose home says "from the file". */
export const FILES = { [HOME]: home('from the file') };

/** The text of the first block of a page. */
export const shownBy = async ({ site }: Replica, path = '/'): Promise<unknown> => {
  const answer = await site.request(`/api/layout?path=${encodeURIComponent(path)}`);
  return answer.json().blocks[0].settings.text;
};

/** Opens a change with one file in it. */
export const changeOf = async (user: StudioUser, text: string | null, file = HOME) => {
  const { answer: opened } = await user('openChange', { body: { title: 'Diwali' } });
  const { answer } = await user('saveDocument', {
    params: { change: opened.id },
    body: { file, version: null, text },
  });
  return { params: { change: answer.id }, body: { version: answer.version } };
};
