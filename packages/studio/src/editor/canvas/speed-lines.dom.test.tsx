import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch, closePage, showPage } from '../../test-page.fixture.tsx';
import { SpeedLines } from './speed-lines.tsx';

const open = async (...brands: readonly ('tech' | 'management')[]): Promise<string> => {
  answerFetch(() => [200, { days: 28, pages: [] }]);
  await showPage(
    <SpeedLines
      previews={{
        kind: 'home',
        device: 'phone',
        personas: brands.map((brand) => ({ brand, audience: {} })),
      }}
      brands={[
        { brand: 'tech', name: 'Tech Jobs' },
        { brand: 'management', name: 'Management Jobs' },
      ]}
    />,
  );
  return document.body.textContent ?? '';
};

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('has one line for each previewed site', async () => {
  expect(await open('tech')).toMatch(/^Speed for visitors on phones[^S]*$/);
  await closePage();
  expect(await open('tech', 'tech')).toMatch(/^Speed for visitors on phones[^S]*$/);
  await closePage();
  expect(await open('tech', 'management')).toMatch(/^Tech Jobs.*Management JobsSpeed for/);
});
