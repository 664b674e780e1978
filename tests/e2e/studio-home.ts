import type { Page } from '@playwright/test';

export const HOME = 'layouts/home.json';

interface Variant {
  readonly blocks?: Readonly<Record<string, unknown>>;
  readonly place?: readonly unknown[];
}

export interface Layout {
  readonly blocks: Readonly<Record<string, unknown>>;
  readonly order: readonly string[];
  readonly variants?: readonly Variant[];
}

/** A call of Studio with the session of the page. */
export const callApi = <Answer>(
  page: Page,
  path: string,
  method = 'GET',
  body?: object,
): Promise<Answer> =>
  page.evaluate(
    async ([href, verb, text]) => {
      const headers = { 'content-type': 'application/json' };
      const init = text === undefined ? {} : { body: text, headers };
      const answer = await fetch(`/studio/api${href}`, { method: verb, ...init });
      return answer.json();
    },
    [path, method, body && JSON.stringify(body)] as const,
  );

export const newChange = async (page: Page, title: string): Promise<string> =>
  (await callApi<{ id: string }>(page, '/changes', 'POST', { title })).id;

/** The live layout of the home page. */
export const readHome = async (page: Page): Promise<Layout> =>
  JSON.parse((await callApi<{ text: string }>(page, `/file?file=${HOME}`)).text);

/** The first save of the home page in a change. */
export const saveHome = async (page: Page, change: string, layout: object): Promise<void> => {
  const body = { file: HOME, version: null, text: JSON.stringify(layout, null, 2) };
  await callApi(page, `/changes/${change}/document`, 'PUT', body);
};

/** Variants that add no block: the page is full already. */
const addsNothing = ({ blocks }: Layout, variant: Variant): boolean =>
  Object.keys(variant.blocks ?? {}).every((id) => id in blocks);

/** A home page with the maximum number of blocks, as the change's first save; returns their order. */
export const fillHome = async (page: Page, change: string): Promise<readonly string[]> => {
  const home = await readHome(page);
  const { blocks, order } = home;
  const more = Array.from({ length: 40 - order.length }, (_, at) => `quote-${at + 2}`);
  const added = Object.fromEntries(more.map((id) => [id, { type: 'quote' }]));
  const full = {
    ...home,
    blocks: { ...blocks, ...added },
    order: [...order, ...more],
    variants: home.variants?.filter((variant) => addsNothing(home, variant)),
  };
  await saveHome(page, change, full);
  return full.order;
};
