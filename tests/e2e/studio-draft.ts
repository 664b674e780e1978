import type { Page } from '@playwright/test';
import { callApi, HOME, type Layout } from './studio-home.ts';

const readLive = async (page: Page, file: string): Promise<string> =>
  (await callApi<{ text: string }>(page, `/file?file=${file}`)).text;

const saveText = async (page: Page, change: string, file: string, text: string): Promise<void> => {
  const body = { file, version: null, text };
  await callApi(page, `/changes/${change}/document`, 'PUT', body);
};

/** Saves a file of a draft as it is live, but for some parts. */
const saveParts = async (
  page: Page,
  change: string,
  file: string,
  edit: (live: never) => object,
): Promise<void> => {
  const live = JSON.parse(await readLive(page, file)) as never;
  await saveText(page, change, file, JSON.stringify(edit(live), null, 2));
};

interface Blocks {
  readonly [id: string]: { readonly settings?: object };
}

const editHome = (home: Layout & { readonly blocks: Blocks }) => ({
  ...home,
  // A problem: the description is missing.
  seo: { title: 'Jobs' },
  order: [...home.order].reverse(),
  blocks: {
    ...home.blocks,
    footer: {
      ...home.blocks.footer,
      settings: { ...home.blocks.footer?.settings, appearance: 'legal' },
    },
    prompt: { ...home.blocks.prompt, when: { cohort: ['experienceMissing'], device: ['phone'] } },
  },
  variants: [
    ...(home.variants ?? []),
    {
      name: 'Differing profiles',
      when: { cohort: ['parserMismatch'] },
      blocks: { search: { settings: { title: 'Find work' } } },
      hide: ['featured'],
    },
  ],
});

const editPlans = (plans: { readonly blocks: Blocks }) => ({
  ...plans,
  blocks: {
    ...plans.blocks,
    cards: {
      ...plans.blocks.cards,
      settings: {
        plans: ['resumeBuilder', 'earlyApplicant'],
        price: 'perMonth',
        highlight: 'resumeBuilder',
        badges: [{ plan: 'resumeBuilder', text: 'New' }],
      },
    },
  },
});

const editBrand = (brand: {
  readonly flags: object;
  readonly colours: { readonly light: object };
}) => ({
  ...brand,
  flags: { ...brand.flags, applyFloatingButton: false },
  // A problem: this is no colour.
  colours: { ...brand.colours, light: { ...brand.colours.light, accentText: 'red' } },
});

const OLD_PAGE = { from: '/old-page', to: '/faq', status: 301 };
const UNFINISHED = { name: 'Unfinished', any: [{ cohort: ['experienceMissing'] }] };

/** Saves changes of every kind in a draft; some have problems. */
export const fillDraft = async (page: Page, change: string): Promise<void> => {
  const save = (file: string, edit: (live: never) => object) => saveParts(page, change, file, edit);
  await save(HOME, editHome);
  await save('layouts/plans.json', editPlans);
  await save('brand-configs/tech.json', editBrand);
  await save('layouts/redirects.json', (live: readonly object[]) => [...live, OLD_PAGE]);
  await save('layouts/audiences.json', (live: object) => ({
    ...live,
    'unfinished-profiles': UNFINISHED,
  }));
  // A problem: the page of the experiment still names it.
  await save(
    'layouts/experiments.json',
    ({ 'search-alert-first': _, ...live }: Readonly<Record<string, object>>) => live,
  );
  await save('layouts/pictures.json', (live: { readonly pictures: object }) => ({
    ...live,
    archived: Object.keys(live.pictures).slice(0, 1),
  }));
  await save('layouts/seo/home.json', (live: { readonly tech: object }) => ({
    ...live,
    tech: { ...live.tech, title: 'Jobs', meta: [] },
  }));
  await save('layouts/surveys/tech.json', () => ({ surveys: [] }));
  await save('layouts/blogs/tech.json', () => ({ articles: [] }));
  await save('layouts/messages/en-IN/footer.json', (live: object) => ({
    ...live,
    aboutUs: 'About',
  }));
  const banners = 'layouts/banners/home.csv';
  const rows = await readLive(page, banners);
  const shifted = rows.replace('2026-12-26T', '2026-12-24T').replace('true,2,10', 'false,many,11');
  await saveText(page, change, banners, shifted.replace('1|16', '1'));
  const footer = 'layouts/content/footer.md';
  await saveText(page, change, footer, `${await readLive(page, footer)}- [Offers](/offers)\n`);
};
