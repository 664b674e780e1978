import { startReplica } from '@broadsheet/test-kit/site/start-replica';
import { expect, test } from './site-test.ts';

const LIST = '/c/backend-jobs';

test('in production a browser takes every cookie by the name of its host, and pages go by them', async ({
  page,
  context,
  site,
}) => {
  const production = await startReplica(site, {
    APP_ENV: 'production',
    ALLOW_UNLIMITED: '1',
    METRICS_PORT: '0',
  });
  const url = production.urlOf('tech', '/');
  const namesOf = async () => (await context.cookies(url)).map(({ name }) => name).sort();
  try {
    // Cookies of an earlier build of the site.
    await context.addCookies([
      { name: 'band', value: '4', url },
      { name: 'consent', value: 'necessary.1', url },
      { name: 'vid', value: '5f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11', url },
    ]);
    await page.goto(production.urlOf('tech', LIST));
    expect(await namesOf()).toEqual(['__Host-band', '__Host-consent']);
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);

    const star = page.getByRole('button', { name: /^Saved?\b/ }).first();
    await star.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Email' }).fill('pro@tech.example');
    await sheet.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
    await sheet.getByRole('button', { name: 'Log in' }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(production.urlOf('tech', LIST));
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(await namesOf()).toEqual([
      '__Host-aud',
      '__Host-consent',
      '__Host-member',
      '__Host-token',
    ]);
    for (const cookie of await context.cookies(url))
      expect(cookie).toMatchObject({ secure: true, path: '/', domain: 'tech.localhost' });

    // The shared page requests the personal blocks of this reader.
    await page.goto(production.urlOf('tech', LIST));
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  } finally {
    await production.stop();
  }
});
