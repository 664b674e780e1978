import type { Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { SEEKER_HOME } from '@broadsheet/contract/constants';
import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
} from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import { describe, expect, it } from 'vitest';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { readCityChoices } from './city-inputs.ts';
import { crawl } from './crawl.ts';
import { listLinks } from './page-links.ts';
import { readBrandConfig } from './read-brand-config.ts';
import { useRunningSite } from './running-site.ts';

const site = useRunningSite();

/** Pages after a form: the created order, or the selected jobs. */
const BEHIND_FORMS = ['checkout', 'subscriptionsuccess', 'apply-to-jobs'];
/** There for those who have applied, or were invited: the Pro members of the demo. */
const IN_LISTS = ['jobapplied', 'interview'];

/** Where the first form of a page that makes this call leads browsers without scripts. */
const nextOf = async (
  brand: Brand,
  path: string,
  call = '/api/auth/login',
): Promise<string | undefined> => {
  const html = await (await site().request(brand, path)).text();
  const forms = [...html.matchAll(/<form[^>]*action="([^"]*)".*?<\/form>/gs)];
  const [form = ''] = forms.find(([, action]) => action === call) ?? [];
  return /name="next" value="([^"]*)"/.exec(form)?.[1];
};

const ownKinds = (brand: Brand): string[] =>
  Object.entries<PageKindDefinition>(PAGE_KINDS)
    .filter(([, { auth, brands }]) => auth === 'seeker' && (!brands || brands.includes(brand)))
    .map(([kind]) => kind)
    .filter((kind) => !BEHIND_FORMS.includes(kind));

describe('the login', () => {
  it('leads to the jobfeed, and to another page where one was asked for', async () => {
    expect(await nextOf('tech', '/login')).toBe(SEEKER_HOME);
    const secondStep = '/api/user/twoFactorAuth/verify-two-fa';
    expect(await nextOf('tech', '/login?step=second-factor', secondStep)).toBe(SEEKER_HOME);
    expect(await nextOf('tech', '/login?next=%2Fmyprofile')).toBe('/myprofile');
  });
});

describe('from the page where the login ends', () => {
  it.each(DEMO_ACCOUNTS)(
    '$email reaches every page of a seeker by links alone',
    async ({ brand, email, isPro }) => {
      const caller = createCaller(site(), brand);
      await caller.call(login, { body: { email, password: DEMO_PASSWORD } });
      const cookie = `token=${caller.token}`;
      const config = readBrandConfig(site().contentDir, brand);
      let cityChoices = 0;
      const { kinds, faults } = await crawl({
        request: (href) =>
          site().request(brand, href, { headers: { accept: 'text/html', cookie } }),
        from: [SEEKER_HOME],
        findFault: () => null,
        // Each city input of these pages lists every name of its cities.
        findPageFaults: (html) => {
          const { count, faults } = readCityChoices(html, config);
          cityChoices += count;
          return faults;
        },
        mayFollow: ownKinds(brand),
        followedAKind: 4,
      });
      expect(faults).toEqual([]);
      expect(cityChoices).toBeGreaterThan(config.cities.length);
      const expected = ownKinds(brand).filter((kind) => isPro || !IN_LISTS.includes(kind));
      expect(expected.filter((kind) => !kinds.has(kind))).toEqual([]);
    },
    timeLimit(60_000),
  );

  it('the drawer and the footer lead there too, and are the same for everybody', async () => {
    const response = await site().request('tech', '/faq');
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    const links = listLinks(await response.text());
    expect(links).toEqual(
      expect.arrayContaining(['/jobfeed', '/recommended-jobs', '/saved-jobs', '/resume-builder']),
    );
  });
});
