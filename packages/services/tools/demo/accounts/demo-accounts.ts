import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { BASIC_PERSON, FRESHER_PERSON, PRO_PERSON } from './demo-people.ts';
import type { DemoPerson } from './demo-profiles.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'broadsheet demo';

export interface DemoAccount {
  readonly brand: Brand;
  readonly email: string;
  readonly name: string;
  readonly isPro: boolean;
  /** Null for an account with an empty profile. */
  readonly person: DemoPerson | null;
}

const ofEachBrand = (
  who: string,
  account: Pick<DemoAccount, 'name' | 'isPro' | 'person'>,
): readonly DemoAccount[] =>
  BRANDS.map((brand) => ({ ...account, brand, email: `${who}@${brand}.example` }));

/** The accounts by the name of the group, each of which is loaded once. */
export const DEMO_GROUPS: Readonly<Record<string, readonly DemoAccount[]>> = {
  'demo-accounts': [
    ...ofEachBrand('basic', { name: 'Asha Rao', isPro: false, person: BASIC_PERSON }),
    ...ofEachBrand('pro', { name: 'Vikram Nair', isPro: true, person: PRO_PERSON }),
  ],
  'demo-beginners': [
    ...ofEachBrand('fresher', { name: 'Neha Kulkarni', isPro: false, person: FRESHER_PERSON }),
    ...ofEachBrand('new', { name: 'Arjun Menon', isPro: false, person: null }),
  ],
};

/** For each brand a basic seeker, a pro seeker, a fresher, and a seeker with an empty profile. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = Object.values(DEMO_GROUPS).flat();
