import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { usePublishing } from '@broadsheet/publishing/publishing-site.fixture';
import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailSitesOf } from '../messages/mail/mail-site.ts';
import { renderMessage } from '../messages/mail/render-message.ts';
import { createDirectory } from './directory.ts';
import { type OpenBrands, openBrands } from './open-brands.ts';
import { readBrandContent } from './read-brand-content.ts';
import { readSelling } from './read-selling.ts';
import { syncBrands } from './sync-brands.ts';

const CONFIGS = fileURLToPath(new URL('../../../../../brand-configs', import.meta.url));
const FILE = 'brand-configs/tech.json';

let contentDir: string;
let services: TestDatabase;
beforeEach(() => {
  contentDir = mkdtempSync(join(tmpdir(), 'broadsheet-brands-'));
  cpSync(CONFIGS, join(contentDir, 'brand-configs'), { recursive: true });
});
afterEach(() => rmSync(contentDir, { recursive: true }));

interface Written {
  applyLimit: number;
  categories: { label: string }[];
  plans: Record<'proMembership', { priceRupees: number; perMonthRupees: number }>;
}

const edited = (change: (config: Written) => void): string => {
  const config = JSON.parse(readFileSync(join(contentDir, FILE), 'utf8')) as Written;
  change(config);
  return JSON.stringify(config, null, 2);
};
const pricedAt = (rupees: number): string =>
  edited(({ plans }) => {
    plans.proMembership.priceRupees = rupees;
    plans.proMembership.perMonthRupees = rupees / 3;
  });
const save = (text: string): void => writeFileSync(join(contentDir, FILE), text);

describe('the brands of a running site', () => {
  const publishing = usePublishing(async () => {
    services = await createTestDatabase();
    return services;
  });
  let brands: OpenBrands;
  beforeEach(async () => {
    brands = await openBrands(
      services.url,
      services.database,
      { contentDir, bundledDir: contentDir },
      pino({ level: 'silent' }),
    );
    brands.follow();
  });
  afterEach(() => brands.close());

  /** The prices that seekers would pay now: in the database, and in the cached directory. */
  const prices = async (readDirectory: ReturnType<typeof createDirectory>) => {
    const { plans } = await readSelling(services.database, 'tech');
    const { selling } = await readDirectory('tech');
    return [plans.proMembership.priceRupees, selling.plans.proMembership.priceRupees];
  };
  const follow = () => createDirectory(services.database, { onChange: brands.onChange });

  it('sell at the price of the file as soon as it is saved, and of what Studio publishes over it', async () => {
    const readDirectory = follow();
    expect(await prices(readDirectory)).toEqual([999, 999]);
    save(pricedAt(1_299));
    await expect.poll(() => prices(readDirectory), { timeout: 10_000 }).toEqual([1_299, 1_299]);
    const revision = await publishing.publish(await publishing.change({ [FILE]: pricedAt(1_599) }));
    await expect.poll(() => prices(readDirectory), { timeout: 10_000 }).toEqual([1_599, 1_599]);
    const selling = await readSelling(services.database, 'tech');
    expect(selling.revision).toMatch(new RegExp(`^[0-9a-f]{16}@${revision}$`));
  });

  it('take up a text of the interface when it is saved, and no broken file, which holds no price back', async () => {
    const texts = join(contentDir, 'layouts/messages/en-IN.tech');
    mkdirSync(texts, { recursive: true });
    const write = (text: string) => writeFileSync(join(texts, 'outcomes.json'), text);
    const saved = () => brands.messages('tech').outcomes.jobSaved;
    write('{ "jobSaved": "Got it." }');
    await expect.poll(saved, { timeout: 10_000 }).toBe('Got it.');
    expect(brands.messages('management')).toEqual(builtInMessages());
    const readDirectory = follow();
    write('{ "jobSaved": ');
    save(pricedAt(1_299));
    await expect.poll(() => prices(readDirectory), { timeout: 10_000 }).toEqual([1_299, 1_299]);
    expect([saved(), brands.faults()]).toEqual([
      'Got it.',
      [expect.stringMatching(/outcomes\.json:\d+:\d+ JSON_SYNTAX$/)],
    ]);
  });

  it('write the next mail with a text as soon as it is saved', async () => {
    const texts = join(contentDir, 'layouts/messages/en-IN.tech');
    const sites = mailSitesOf(brands, {
      tech: 'http://tech.example',
      management: 'http://m.example',
    });
    mkdirSync(texts, { recursive: true });
    writeFileSync(join(texts, 'mails-account.json'), '{ "welcomeSubject": "Hello from {site}" }');
    const subjectAt = async (brand: 'tech' | 'management') => {
      const welcome = { channel: 'email', template: 'welcome', seeker_id: 1 } as const;
      const message = { ...welcome, variables: { name: 'Asha' } };
      return (await renderMessage(message, sites[brand], new Uint8Array(32))).subject;
    };
    await expect
      .poll(() => subjectAt('tech'), { timeout: 10_000 })
      .toBe('Hello from Broadsheet Tech');
    expect(await subjectAt('management')).toBe('Welcome to Broadsheet Management');
  });

  it('keep the last good price while a file or a published config is at fault, and name the fault', async () => {
    const readDirectory = follow();
    save(pricedAt(0));
    await expect.poll(brands.faults, { timeout: 10_000 }).toHaveLength(1);
    expect(brands.faults()).toEqual([
      expect.stringMatching(/^brand-configs\/tech\.json:\d+:\d+ INVALID_VALUE$/),
    ]);
    expect(await prices(readDirectory)).toEqual([999, 999]);
    await publishing.publish(await publishing.change({ [FILE]: '{ "brand": ' }));
    await expect
      .poll(brands.faults, { timeout: 10_000 })
      .toEqual([expect.stringMatching(/JSON_SYNTAX|SYNTAX/)]);
    expect(await prices(readDirectory)).toEqual([999, 999]);
    save(pricedAt(1_299));
    await publishing.publish(await publishing.change({ [FILE]: pricedAt(1_299) }));
    await expect.poll(() => prices(readDirectory), { timeout: 10_000 }).toEqual([1_299, 1_299]);
    expect(brands.faults()).toEqual([]);
  });

  it('are read with what Studio has published by a program that comes later', async () => {
    await publishing.publish(await publishing.change({ [FILE]: pricedAt(1_599) }));
    const { configs } = await readBrandContent(contentDir, services.url);
    expect(configs[0]?.plans.proMembership.priceRupees).toBe(1_599);
    await expect
      .poll(() => brands.findPublished(FILE)?.text, { timeout: 10_000 })
      .toContain('1599');
  });
});

describe('configs', () => {
  it('bring categories, limits and rules of the database up to date', async () => {
    const { database, close } = await createTestDatabase();
    save(
      edited((config) => {
        const [first] = config.categories;
        if (first) first.label = 'Back End';
        config.applyLimit = 12;
      }),
    );
    await syncBrands(database, await readBrandContent(contentDir));
    const category = await database
      .selectFrom('categories')
      .select('label')
      .where('brand', '=', 'tech')
      .where('data_id', '=', 1)
      .executeTakeFirst();
    expect(category?.label).toBe('Back End');
    const rules = await database
      .selectFrom('brand_rules')
      .select(['brand', 'apply_limit', 'has_competition', 'early_hours', 'unpaid_minutes'])
      .orderBy('apply_limit')
      .execute();
    const rest = { early_hours: 72, unpaid_minutes: 60 };
    expect(rules).toEqual([
      { brand: 'tech', apply_limit: 12, has_competition: false, ...rest },
      { brand: 'management', apply_limit: 30, has_competition: true, ...rest },
    ]);
    await close();
  });

  it('say which file is wrong, where and how', async () => {
    save('{');
    await expect(readBrandContent(contentDir)).rejects.toThrow(/brand-configs\/tech\.json:1:\d+ /);
    rmSync(join(contentDir, FILE));
    await expect(readBrandContent(contentDir)).rejects.toThrow(/tech\.json.*BRAND_CONFIG_MISSING/);
  });
});
