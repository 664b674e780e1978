import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { PageJson } from '@broadsheet/contract/page-json';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { useRunningSite } from './running-site.ts';
import { classOf, VISITORS } from './visitors.ts';

const site = useRunningSite();

const PUBLIC_KEY: ReadonlySet<string> = new Set(['brand', 'city', 'category', 'time']);
const jsonOf = (path: string) => `/api/layout?path=${encodeURIComponent(path)}`;

interface Answer {
  readonly headers: Headers;
  readonly text: string;
  readonly isPublic: boolean;
}

const requestAs = async (
  brand: Brand,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> => {
  const response = await site().request(brand, path, { headers });
  const text = await response.text();
  const isPublic = /^public\b/.test(response.headers.get('cache-control') ?? '');
  return { headers: response.headers, text, isPublic };
};

const requestAsEverybody = async (brand: Brand, path: string): Promise<readonly Answer[]> =>
  Promise.all(VISITORS.map((headers) => requestAs(brand, path, headers)));

const sharedFaults = ({ headers, text }: Answer, first: Answer): string[] => {
  const faults: string[] = [];
  if (text !== first.text) faults.push('is public and differs between visitors');
  if (headers.get('etag') !== first.headers.get('etag')) faults.push('has another ETag');
  if (headers.has('set-cookie')) faults.push('is public and sets a cookie');
  if (!/\bs-maxage=\d+/.test(headers.get('cache-control') ?? '')) faults.push('names no s-maxage');
  if (!headers.has('cache-tag')) faults.push('has no tag to purge it by');
  if (/cookie|user-agent|\*/i.test(headers.get('vary') ?? '')) faults.push('varies on visitors');
  return faults;
};

const cachingFaults = (answers: readonly Answer[]): string[] => {
  const [first] = answers;
  if (!first) return ['was not asked'];
  const shared = answers.filter(({ isPublic }) => isPublic);
  if (shared.length > 0 && shared.length < answers.length)
    return ['is public for some visitors and private for others'];
  const stored = answers.filter(({ headers }) => !headers.has('cache-control')).length;
  if (stored > 0) return ['says nothing of caching'];
  return [...new Set(shared.flatMap((answer) => sharedFaults(answer, first)))];
};

const readPage = ({ text }: Answer): PageJson => {
  const page: unknown = JSON.parse(text);
  Value.Assert(PageJson, page);
  return page;
};

const keyFaults = (answer: Answer): string[] => {
  const { audience, experiments, cache } = readPage(answer);
  if ((cache.scope === 'public') !== answer.isPublic) return ['says another scope than its header'];
  if (!answer.isPublic) return [];
  const named = [...Object.keys(audience), ...cache.key.split(',')];
  const hidden = named.filter((name) => !PUBLIC_KEY.has(name));
  if (experiments.length > 0) hidden.push('experiments');
  return hidden.map((name) => `is public, but names ${name}`);
};

describe.each([...BRANDS])('the pages of %s in shared caches', (brand) => {
  let paths: string[] = [];
  beforeAll(async () => {
    const found = Object.values(await readPageAddresses(site(), brand));
    paths = [...found.flat(), '/?utm_source=mail', '/%20', '/jobfeed'];
  });

  const forEachPath = async (check: (path: string) => Promise<readonly string[]>) => {
    const faults: string[] = [];
    for (const path of paths)
      faults.push(...(await check(path)).map((fault) => `${path}: ${fault}`));
    expect(faults).toEqual([]);
  };

  it('are the same bytes for everybody, as HTML, wherever they are public', () =>
    forEachPath(async (path) => cachingFaults(await requestAsEverybody(brand, path))));

  it('are the same bytes for everybody, as page JSON, and name nothing of a visitor', () =>
    forEachPath(async (path) => {
      const answers = await requestAsEverybody(brand, jsonOf(path));
      const [first] = answers;
      const isPage = first !== undefined && !first.text.startsWith('{"redirect"');
      const named = isPage ? answers.flatMap(keyFaults) : [];
      return [...cachingFaults(answers), ...new Set(named)];
    }));

  it('are of one scope as HTML and as page JSON', () =>
    forEachPath(async (path) => {
      const [html, json] = [
        await requestAs(brand, path, {}),
        await requestAs(brand, jsonOf(path), {}),
      ];
      return html.headers.get('cache-control') === json.headers.get('cache-control')
        ? []
        : ['is kept otherwise as JSON'];
    }));

  it('are answered 304 to whoever has them, without a word of who that is', () =>
    forEachPath(async (path) => {
      const first = await requestAs(brand, path, {});
      const etag = first.headers.get('etag');
      if (!etag || !first.isPublic) return [];
      const headers = {
        ...VISITORS.at(-1),
        'if-none-match': etag,
        cookie: 'band=9; consent=all.1',
      };
      const again = await site().request(brand, path, { headers });
      const isSame = again.status === 304 && again.headers.get('etag') === etag;
      return isSame && !again.headers.has('set-cookie') ? [] : ['is sent again'];
    }));

  it('are shared by all or by a class nearly everywhere, the home page by a class', async () => {
    const answers = await Promise.all(paths.map((path) => requestAs(brand, jsonOf(path), {})));
    const scopes = answers.map(({ text }) => JSON.parse(text).cache?.scope);
    expect(scopes[paths.indexOf('/')]).toBe('class');
    const shared = scopes.filter((scope) => scope === 'public' || scope === 'class');
    expect(shared.length / paths.length).toBeGreaterThan(0.8);
  });

  it('are the same bytes for all of a class', () =>
    forEachPath(async (path) => {
      const answers = await requestAsEverybody(brand, jsonOf(path));
      const byClass = new Map<string, string>();
      return answers.flatMap((answer, index) => {
        if (answer.text.startsWith('{"redirect"')) return [];
        const { cache, experiments } = readPage(answer);
        if (cache.scope !== 'class') return [];
        const key = JSON.stringify([classOf(VISITORS[index] ?? {}), experiments]);
        const first = byClass.get(key) ?? answer.text;
        byClass.set(key, first);
        return first === answer.text ? [] : [`differs between visitors of ${key}`];
      });
    }));
});
