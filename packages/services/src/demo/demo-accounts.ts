import { BRANDS, type Brand } from '@broadsheet/contract/brand';

/** Of every demo account. */
export const DEMO_PASSWORD = 'broadsheet demo';

export interface DemoAccount {
  readonly brand: Brand;
  readonly email: string;
  readonly name: string;
  readonly isPro: boolean;
  readonly experienceYears: number;
  /** Slug. */
  readonly city: string;
  /** Slug of one of the brand's. */
  readonly category: string;
}

const CATEGORIES: Readonly<Record<Brand, { readonly basic: string; readonly pro: string }>> = {
  tech: { basic: 'frontend', pro: 'backend' },
  management: { basic: 'hr', pro: 'banking-finance' },
};

/** A basic seeker and a pro seeker of each brand. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = BRANDS.flatMap((brand) => [
  {
    brand,
    email: `basic@${brand}.example`,
    name: 'Asha Rao',
    isPro: false,
    experienceYears: 2,
    city: 'pune',
    category: CATEGORIES[brand].basic,
  },
  {
    brand,
    email: `pro@${brand}.example`,
    name: 'Vikram Nair',
    isPro: true,
    experienceYears: 8,
    city: 'mumbai',
    category: CATEGORIES[brand].pro,
  },
]);
