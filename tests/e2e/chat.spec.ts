import { logout } from '@broadsheet/contract/calls/auth';
import type { Page } from '@playwright/test';
import { beginChat } from './begin-chat.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const unreadOf = (page: Page, of: string) => page.locator(`[data-unread="${of}"] > span`).first();
const LONG = Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`).join('\n');

test.describe('at a desk', () => {
  // Responses to a browser whose session a program has ended.
  test.use({ refusals: [401, 418] });

  test('a recruiter and a seeker write to each other while the network comes and goes', async ({
    page,
    context,
    site,
    complaints,
  }) => {
    const { member, chat, sendMessage, reads } = await beginChat(page, site, 'tech');
    await page.goto(site.urlOf('tech', '/saved-jobs'));
    const sticky = page.getByRole('complementary', { name: 'Messages' });
    const opener = sticky.getByRole('button', { name: /^Messages/ });
    await expect(opener).toContainText('(');
    const before = Number(await unreadOf(page, 'chats').textContent());
    await sendMessage('Are you free on Monday?');
    await expect(opener).toContainText(`(${before + 1} unread)`);
    await expect(unreadOf(page, 'chats')).toHaveText(String(before + 1));

    await opener.click();
    await sticky.getByRole('link', { name: new RegExp(chat.recruiter.name) }).click();
    const panelLog = sticky.getByRole('log');
    await expect(panelLog).toContainText('Are you free on Monday?');
    await expect(opener).toHaveText('Messages');
    await expect(unreadOf(page, 'chats')).toBeHidden();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(panelLog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.goto(site.urlOf('tech', `/chats/${chat.id}`));
    const main = page.locator('main');
    const log = main.getByRole('log');
    await expect(main.getByText('Online')).toBeVisible();
    // After hydration: times are in the reader's zone, without its name.
    await expect(log).not.toContainText('IST');
    await context.setOffline(true);
    for (const text of ['Monday is fine.', 'At ten, say.']) {
      await main.getByRole('textbox', { name: 'Your message' }).fill(text);
      await page.keyboard.press('Enter');
    }
    await expect(log.getByText('Sending…')).toHaveCount(2);
    await context.setOffline(false);
    await expect(log.getByText('Sending…')).toHaveCount(0);
    const seen = (await reads()).slice(-2).map(({ side, text }) => `${side}: ${text}`);
    expect(seen).toEqual(['seeker: Monday is fine.', 'seeker: At ten, say.']);
    await expect(log.getByRole('listitem').last()).toContainText('· Read');

    await sendMessage(LONG);
    await expect(log).toContainText('Line 40');
    await log.evaluate((element) => element.scrollTo(0, 100));
    await sendMessage('See you then.');
    const news = main.getByRole('button', { name: /New messages/ });
    await expect(news).toBeVisible();
    expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(100);
    await news.click();
    await expect(news).toHaveCount(0);
    await expect(log.getByText('See you then.')).toBeInViewport();
    await expectNoBarriers(page);

    await member.call(logout);
    // No typed text would be lost.
    await expect(page).toHaveURL(site.urlOf('tech', '/'));
    const offline = (text: string) => text.includes('ERR_INTERNET_DISCONNECTED');
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !offline(text)));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('notifications come as things happen and are marked as read, and the chats are a link', async ({
    page,
    site,
  }) => {
    const { chat, sendMessage } = await beginChat(page, site, 'management');
    await page.goto(site.urlOf('management', '/allnotification'));
    const main = page.locator('main');
    await expect(main.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
    await expect(unreadOf(page, 'notifications')).not.toHaveText('0');
    await main.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(main).toContainText('All read');
    await expect(unreadOf(page, 'notifications')).toBeHidden();
    await sendMessage('A word about the role.');
    const first = main
      .getByRole('list', { name: 'Your notifications' })
      .getByRole('listitem')
      .first();
    await expect(first).toContainText(`${chat.recruiter.name} of`);
    await expect(first).toContainText('New');
    await expect(unreadOf(page, 'notifications')).toHaveText('1');
    await expectNoBarriers(page);
    const sticky = page.getByRole('complementary', { name: 'Messages' });
    await expect(sticky.getByRole('button', { name: /^Messages/ })).toBeHidden();
    await sticky.getByRole('button', { name: 'Close chats' }).click();
    await expect(sticky).toBeHidden();
    await page.reload();
    await expect(unreadOf(page, 'notifications')).toHaveText('1');
    await expect(sticky).toBeHidden();
    await page.goto(site.urlOf('management', '/chats/'));
    await main.getByRole('button', { name: 'Show messages button' }).focus();
    await page.keyboard.press('Enter');
    await expect(main.getByText('The messages button is back on other pages.')).toBeFocused();
    await expectNoBarriers(page);
    await page.goto(site.urlOf('management', '/allnotification'));
    await expect(sticky).toBeVisible();
    const gone = await page.goto(site.urlOf('management', '/chats/999999'));
    expect(gone?.status()).toBe(404);
    await expect(main).toContainText('This page does not exist.');
  });
});
