import type { PageJson } from '@broadsheet/contract/page-json';
import { layout } from './test-files.fixture.ts';
import type { TestSite } from './test-site.fixture.ts';

/** A running experiment of a page, half and half. */
export const experiment = (page: string, more: object = {}) => ({
  page,
  unit: 'visitor',
  variants: { control: 50, b: 50 },
  status: 'running',
  ...more,
});

/** A page that shows, for each experiment, `<key>-b` to arm b and `<key>-control` to all others. */
export const experimentLayout = (page: string, keys: readonly string[]) =>
  layout(
    page,
    Object.fromEntries(
      keys.flatMap((key) => [
        [`${key}-b`, { type: 'text', when: { experiment: { [key]: ['b'] } } }],
        [`${key}-control`, { type: 'text', when: { not: { experiment: { [key]: ['b'] } } } }],
      ]),
    ),
  );

const MOST_TRIES = 100;

/** Somebody with a browser that has agreed to all cookies, and keeps them. */
export class Visitor {
  readonly cookies = new Map([['consent', 'all.1']]);
  readonly site: TestSite;

  constructor(site: TestSite) {
    this.site = site;
  }

  /** A new visitor who was dealt that arm of the home page's experiment. */
  static async inArm(site: TestSite, key: string, arm: string): Promise<Visitor> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const visitor = new Visitor(site);
      const { experiments } = await visitor.pageJson();
      if (experiments.some((found) => found.key === key && found.arm === arm)) return visitor;
    }
    throw new Error(`none of ${MOST_TRIES} visitors was dealt ${arm} of ${key}`);
  }

  /** The same browser at another site, such as the same one after a restart. */
  at(site: TestSite): Visitor {
    const visitor = new Visitor(site);
    for (const [name, value] of this.cookies) visitor.cookies.set(name, value);
    return visitor;
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(path: string, headers: Record<string, string> = {}, more: object = {}) {
    const sent = { cookie: this.cookieHeader(), ...headers };
    const answer = await this.site.ask(path, { ...more, headers: sent });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      if (rest.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async pageJson(path = '/'): Promise<PageJson> {
    return (await this.ask(`/api/layout?path=${encodeURIComponent(path)}`)).json();
  }
}
