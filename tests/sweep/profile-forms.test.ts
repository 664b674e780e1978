import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { saveProfile } from '@broadsheet/contract/calls/profile';
import type { ProfileChange } from '@broadsheet/contract/entities/profile';
import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import { type Caller, createCaller } from '@broadsheet/test-kit/site/create-caller';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { type PageForm, readForms } from './browser-forms.ts';
import { findLosses, readOwnState } from './own-state.ts';
import { useRunningSite } from './running-site.ts';

const site = useRunningSite();

const kinds: readonly PageKindDefinition[] = Object.values(PAGE_KINDS);
const listPages = (brand: Brand): string[] =>
  kinds
    .filter(({ auth, brands }) => auth === 'seeker' && (!brands || brands.includes(brand)))
    .flatMap(({ paths }) => paths)
    .filter((path) => !path.includes('{'));

/** A member with a browser without scripts: `fetch` would send the headers of a script. */
const browse = (brand: Brand, caller: Caller) => {
  const send = (path: string, more: Parameters<typeof request>[1] & { headers?: object } = {}) =>
    request(`http://127.0.0.1:${site().port}${path}`, {
      ...more,
      headers: {
        host: new URL(site().urlOf(brand, '/')).host,
        cookie: `token=${caller.token}`,
        accept: 'text/html',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': 'same-origin',
        ...more.headers,
      },
    });
  return {
    /** The forms of a page that save their fields, and that a browser would send. */
    saveForms: async (path: string, isFilled = false): Promise<readonly PageForm[]> => {
      const forms = await readForms(await (await send(path)).body.text(), isFilled);
      return forms.filter(
        ({ button, hasControls, isPlain, isSendable }) =>
          /^Save\b/.test(button) && hasControls && isPlain && isSendable,
      );
    },
    /** Where the form leads. */
    send: async (path: string, { action, fields }: PageForm): Promise<string> => {
      const { statusCode, headers, body } = await send(action, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          referer: site().urlOf(brand, path),
        },
        body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
      });
      await body.dump();
      return `${statusCode} ${headers.location}`;
    },
  };
};

const keyOf = ({ action, button, hidden }: PageForm): string =>
  `${action} ${button} ${JSON.stringify(hidden)}`;
const isSaved = (answer: string): boolean =>
  answer.startsWith('303 ') && !answer.includes('failed');

/** Sends each form of a page as shown, or with more fields filled. @returns the number of forms */
const sweepPage = async (
  caller: Caller,
  { saveForms, send }: ReturnType<typeof browse>,
  path: string,
  faults: string[],
  isFilled = false,
): Promise<number> => {
  const keys = (await saveForms(path)).map(keyOf);
  for (const key of keys) {
    const form = (await saveForms(path, isFilled)).find((each) => keyOf(each) === key);
    if (!form) continue;
    const before = await readOwnState(caller);
    const answer = await send(path, form);
    if (!isSaved(answer)) faults.push(`${path} ${key}: answered ${answer}`);
    const losses = findLosses(before, await readOwnState(caller), form.shown);
    faults.push(...losses.map((loss) => `${path} ${key}: ${loss}`));
    const again = (await saveForms(path)).find((each) => keyOf(each) === key);
    if (JSON.stringify(again?.fields) !== JSON.stringify(form.fields))
      faults.push(
        `${path} ${key}: showed ${JSON.stringify(form.fields)}, then ${JSON.stringify(again?.fields)}`,
      );
  }
  return keys.length;
};

const FULL: readonly ProfileChange[] = [
  {
    step: 'addAdditionalDetails',
    currentCTC: 0,
    expectedCTC: 24.75,
    confidential: 1,
    negotiable: 1,
    noticePeriod: 0,
  },
  {
    step: 'savePosition',
    title: '"Head" of <R&D>',
    company: "O'Neil & Søn",
    from: '2012-04',
    until: '2012-04',
    description: 'The first line.\n\n  The last is indented.',
  },
];

/** `npm run verify` tries every member on both brands. */
const isFull = process.env.SWEEP === 'full';

describe.each([...BRANDS.entries()])('the forms of members of brand %i', (brandAt, brand) => {
  const members = [
    ['that have told all', 'pro', FULL, 12],
    ['that have told part of it', 'basic', [], 10],
    ['that have told nothing but their name', 'new', [{ step: 'addPersonalDetails' }], 8],
  ] as const;
  it.each(members.filter((_, at) => isFull || at % BRANDS.length === brandAt))(
    'save what they show, and change nothing else, for those %s',
    async (_, who, facts, minSteps) => {
      const caller = createCaller(site(), brand);
      await caller.call(login, {
        body: { email: `${who}@${brand}.example`, password: DEMO_PASSWORD },
      });
      for (const body of facts) await caller.call(saveProfile, { body });
      const browser = browse(brand, caller);
      const faults: string[] = [];
      let swept = 0;
      for (const path of listPages(brand)) {
        if (who === 'pro') await sweepPage(caller, browser, path, faults, true);
        swept += await sweepPage(caller, browser, path, faults);
      }
      expect(faults).toEqual([]);
      expect(swept).toBeGreaterThanOrEqual(minSteps);
    },
  );
});
