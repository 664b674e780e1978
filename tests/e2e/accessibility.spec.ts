import AxeBuilder from '@axe-core/playwright';
import { BRANDS } from '@broadsheet/contract/brand';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { expect, test } from './site-test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;

for (const brand of BRANDS) {
  for (const { name, viewport, colorScheme } of SCREENS) {
    test.describe(`${brand} on a ${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('every kind of page is without a finding of axe', async ({ page, site }) => {
        test.setTimeout(300_000);
        const addresses = await readPageAddresses(site, brand);
        const findings: string[] = [];
        for (const [kind, [path = '/']] of Object.entries(addresses)) {
          await page.goto(site.urlOf(brand, path));
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          for (const { id, nodes } of violations) {
            findings.push(
              `${kind}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
            );
          }
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (overflow > 0) findings.push(`${kind}: ${overflow} px wider than the screen`);
        }
        expect(findings).toEqual([]);
      });
    });
  }
}
