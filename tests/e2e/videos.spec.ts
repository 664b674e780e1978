import { consentCookie } from '@broadsheet/contract/consent';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { findBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const FIXTURE = '/dev/blocks/video/usual?brand=tech&theme=light';
const PLAYER = 'https://www.youtube-nocookie.com/embed/ScMzIvxBSi4';

/** Answers for the host of the video, and lists what was asked of it. */
const serveForHost = async (page: Page): Promise<string[]> => {
  const requests: string[] = [];
  await page.route(
    /^https:\/\/(www\.|player\.)?(youtube|youtube-nocookie|vimeo)\.com\//,
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>A player' });
    },
  );
  return requests;
};

/** A fixture alone is no page: it has no heading of the first level. */
const expectNoFindings = async (page: Page): Promise<void> => {
  const findings = await findBarriers(page);
  expect(findings.filter((found) => !found.startsWith('page-has-heading-one'))).toEqual([]);
};

const answerQuestion = async (page: Page, site: RunningSite, value: string): Promise<void> => {
  await page.context().addCookies([{ name: 'consent', value, url: site.urlOf('tech', '/') }]);
};

test('loads nothing of a video from its host until the reader plays it and agrees, by keys alone', async ({
  page,
  site,
}) => {
  const requests = await serveForHost(page);
  await page.goto(site.urlOf('tech', FIXTURE));
  const play = page.getByRole('link', { name: 'Play video : A day with a backend team' });
  await play.focus();
  await expectNoFindings(page);
  await page.keyboard.press('Enter');
  const agree = page.getByRole('button', { name: 'Play this video' });
  await expect(agree).toBeFocused();
  await expectNoFindings(page);
  expect(requests).toEqual([]);
  await page.keyboard.press('Enter');
  const player = page.frameLocator('iframe[title="A day with a backend team"]');
  await expect(player.getByText('A player')).toBeVisible();
  expect(requests).toEqual([`${PLAYER}?autoplay=1&playsinline=1&rel=0`]);
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'consent' }),
  );
});

test('plays at once for a reader who accepted all cookies, and asks one who accepted the necessary', async ({
  page,
  site,
}) => {
  const requests = await serveForHost(page);
  await answerQuestion(page, site, consentCookie('necessary'));
  await page.goto(site.urlOf('tech', FIXTURE));
  await page.getByRole('link', { name: /^Play video/ }).click();
  await expect(page.getByRole('button', { name: 'Play this video' })).toBeVisible();
  expect(requests).toEqual([]);
  await answerQuestion(page, site, consentCookie('all'));
  await page.goto(site.urlOf('tech', FIXTURE));
  await page.getByRole('link', { name: /^Play video/ }).click();
  const player = page.frameLocator('iframe[title="A day with a backend team"]');
  await expect(player.getByText('A player')).toBeVisible();
});

for (const { width, fixture } of [
  { width: 390, fixture: 'usual' },
  { width: 390, fixture: 'portrait without a picture' },
  { width: 1440, fixture: 'usual' },
])
  test(`takes the same room before it plays, while it asks and while it plays: ${fixture}, ${width} px`, async ({
    page,
    site,
  }) => {
    await serveForHost(page);
    await page.setViewportSize({ width, height: 900 });
    const path = `/dev/blocks/video/${encodeURIComponent(fixture)}?brand=management&theme=dark`;
    await page.goto(site.urlOf('tech', path));
    const block = page.locator('[data-block-type="video"]');
    const before = await block.boundingBox();
    await page.getByRole('link', { name: /^Play video/ }).click();
    const agree = page.getByRole('button', { name: 'Play this video' });
    await expect(agree).toBeVisible();
    await expectNoFindings(page);
    expect(await block.boundingBox()).toEqual(before);
    await agree.click();
    await expect(page.frameLocator('iframe').getByText('A player')).toBeVisible();
    expect(await block.boundingBox()).toEqual(before);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a video is a link to it, with its transcript', async ({ page, site }) => {
    await page.goto(site.urlOf('tech', FIXTURE));
    await expect(page.getByRole('link', { name: /^Play video/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=ScMzIvxBSi4',
    );
    await page.getByText('Transcript').click();
    await expect(page.getByText('The team meets at ten.')).toBeVisible();
  });
});
