import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './consent-choice.fixtures.ts';
import { ConsentChoice } from './consent-choice.tsx';
import { loadConsentChoice } from './loader.ts';

it('is a form that works without JavaScript and returns to its page', async () => {
  const html = renderFixture(ConsentChoice, fixtures);
  expect(html).toMatch(/<form [^>]*action="\/preferences\/cookies" method="post"/);
  expect(html).toMatch(/<input type="hidden" name="next" value="\/cookiepolicy"/);
  const { context } = loaderContext('/cookiepolicy?utm=x');
  const { data } = await loadConsentChoice({ title: 'T', text: '' }, context);
  expect(data).toEqual({ next: '/cookiepolicy?utm=x' });
});

it('shows the default question if the layout has none', () => {
  const { consent } = builtInMessages();
  const html = renderFixture(ConsentChoice, fixtures, 'empty');
  for (const text of [consent.question, consent.accept, consent.onlyNecessary])
    expect(html).toContain(`>${text}<`);
  expect(renderFixture(ConsentChoice, fixtures)).not.toContain(consent.question);
});

it('gives both answers the same weight', () => {
  const buttons = renderFixture(ConsentChoice, fixtures).matchAll(
    /<button class="([^"]+)"[^>]* value="(\w+)"/g,
  );
  const [allow, needed, ...more] = [...buttons];
  expect([allow?.[2], needed?.[2], more]).toEqual(['all', 'necessary', []]);
  expect(allow?.[1]).toBe(needed?.[1]);
});
