import { DEVICE_OFFER_NAME } from '@broadsheet/contract/device-notice';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { beginChat } from './begin-chat.ts';
import { newMember } from './new-member.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

// A page that stays open after a logout asks once more for what is unread, and for news of the ended session.
test.use({ serviceWorkers: 'allow', refusals: [401, 418] });

const { devices: texts, 'device-offer': offers } = builtInMessages();
const SETTINGS = '/settings/privacy';
const NOTICE = {
  title: 'Broadsheet Tech',
  body: "You're invited to an interview. Open to choose a time.",
  path: '/interviews',
  tag: 'a',
};

/** A browser subscribes at a server of its maker, which is not here. */
const stubSubscribing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PushManager.prototype.subscribe = async () => {
      const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const raw = await crypto.subtle.exportKey('raw', keys.publicKey);
      const base64url = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)));
      const p256dh = base64url(new Uint8Array(raw));
      return {
        endpoint,
        unsubscribe: async () => true,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      } as unknown as PushSubscription;
    };
  });

/** Delivers messages to the worker of a site, as a push service does. */
const openPush = async (context: BrowserContext, page: Page) => {
  const session: CDPSession = await context.newCDPSession(page);
  let registrationId: string | undefined;
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId;
  });
  await session.send('ServiceWorker.enable');
  return async (message: object | string): Promise<void> => {
    await expect.poll(() => registrationId).toBeDefined();
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: registrationId ?? '',
      data: typeof message === 'string' ? message : JSON.stringify(message),
    });
  };
};

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const all = (await registration?.getNotifications()) ?? [];
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

/**
 * Sends a notice until it is the one of its tag that is shown: a browser without a desktop can lose one right after it was
 * shown, while it still looks for a notification service.
 */
const showByPush = (
  page: Page,
  push: (message: object) => Promise<void>,
  notice: typeof NOTICE,
): Promise<void> =>
  expect
    .poll(async () => {
      const isShown = (await shownOn(page)).some(
        ({ tag, body }) => tag === notice.tag && body === notice.body,
      );
      if (!isShown) await push(notice);
      return isShown;
    })
    .toBe(true);

const openSettings = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};
const section = (page: Page) => page.getByRole('region', { name: texts.title });

for (const [device, viewport, brand] of [
  ['phone', { width: 390, height: 844 }, 'tech'],
  ['desktop', { width: 1280, height: 900 }, 'management'],
] as const)
  test(`on a ${device}, notices are turned on by a press, shown, and gone with the logout`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize(viewport);
    const address = site.urlOf(brand, SETTINGS);
    await context.grantPermissions(['notifications'], { origin: new URL(address).origin });
    await stubSubscribing(page);
    await newMember(page, site, brand);
    await openSettings(page, address);
    const push = await openPush(context, page);
    // Nobody has turned them on: nothing is shown.
    await push(NOTICE);
    await section(page).getByRole('button', { name: texts.turnOn }).click();
    await expect(section(page).getByText(texts.on)).toBeVisible();
    expect(await shownOn(page)).toEqual([]);
    await expectNoBarriers(page);

    const { title, body, tag, path } = NOTICE;
    await showByPush(page, push, NOTICE);
    expect(await shownOn(page)).toEqual([{ title, body, tag, data: path }]);
    await showByPush(page, push, { ...NOTICE, body: 'The next one.' });
    await expect
      .poll(() => shownOn(page))
      .toEqual([{ title, body: 'The next one.', tag, data: path }]);
    // Messages of other forms, and those that lead elsewhere.
    for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example', ''])
      await push({ ...NOTICE, path, tag: 'b' });
    await push('no JSON');
    await push({ ...NOTICE, tag: 'c', path: SETTINGS });
    await showByPush(page, push, { ...NOTICE, tag: 'd' });
    await expect
      .poll(async () => (await shownOn(page)).map((shown) => shown.tag))
      .toEqual(['a', 'd']);

    await page.evaluate(async () => {
      await fetch('/api/auth/user/logout', { method: 'POST' });
    });
    await expect.poll(() => shownOn(page)).toEqual([]);
    await openSettings(page, site.urlOf(brand, '/faq'));
    await push(NOTICE);
    expect(await page.evaluate(() => caches.has('notices-1'))).toBe(false);
    // What comes after shows that the one before was seen, and not shown.
    await page.evaluate(() => caches.open('notices-1'));
    await showByPush(page, push, { ...NOTICE, tag: 'e' });
    expect((await shownOn(page)).map((shown) => shown.tag)).toEqual(['e']);
  });

test('notices are turned off, and kinds are chosen', async ({ page, context, site }) => {
  const address = site.urlOf('tech', SETTINGS);
  await context.grantPermissions(['notifications'], { origin: new URL(address).origin });
  await stubSubscribing(page);
  await newMember(page, site, 'tech');
  await openSettings(page, address);
  await section(page).getByRole('button', { name: texts.turnOn }).click();
  await section(page).getByRole('button', { name: texts.turnOff }).click();
  await expect(section(page).getByRole('button', { name: texts.turnOn })).toBeVisible();
  const messages = section(page).getByRole('switch', { name: 'Messages' });
  await messages.click();
  await expect(messages).toHaveAttribute('aria-checked', 'false');
  await page.reload();
  await expect(messages).toHaveAttribute('aria-checked', 'false');
});

/** Writes to a recruiter, and waits until the message is sent. */
const write = async (page: Page, text: string): Promise<void> => {
  const main = page.locator('main');
  await main.getByRole('textbox').fill(text);
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('log').getByText(text)).toBeVisible();
  await page.waitForLoadState('networkidle');
};
/** A logout, as a page makes it, after which a note has to be gone. */
const logOut = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/api/auth/user/logout', { method: 'POST' });
  });

test('on a phone, who has written to a recruiter is offered notices once, and declines', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const address = site.urlOf('management', '/');
  await context.grantPermissions(['notifications'], { origin: new URL(address).origin });
  const { chat } = await beginChat(page, site, 'management');
  await page.goto(`${address}chats/${chat.id}`, { waitUntil: 'networkidle' });
  const offer = page.locator('main').getByText(offers.messages);
  await expect(page.locator('main').getByRole('textbox')).toBeEnabled();
  await expect(offer).toHaveCount(0);
  await write(page, 'Thank you, Monday suits me.');
  await expect(offer).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: offers.decline }).click();
  await expect(page.getByText(offers.declined)).toBeFocused();
  await expectNoBarriers(page);
  await page.reload({ waitUntil: 'networkidle' });
  await write(page, 'Or Tuesday.');
  await expect(offer).toHaveCount(0);
  const readNote = () => page.evaluate((name) => localStorage.getItem(name), DEVICE_OFFER_NAME);
  expect(await readNote()).toContain('declined');
  await logOut(page);
  await expect.poll(readNote).toBeNull();
});

test('on a desktop, who has written to a recruiter turns notices on by the keyboard', async ({
  page,
  context,
  site,
}) => {
  const address = site.urlOf('tech', '/');
  await context.grantPermissions(['notifications'], { origin: new URL(address).origin });
  await stubSubscribing(page);
  const { chat } = await beginChat(page, site, 'tech');
  await openSettings(page, `${address}chats/${chat.id}`);
  await write(page, 'Thank you, Monday suits me.');
  const turnOn = page.getByRole('button', { name: offers.turnOn });
  await turnOn.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(offers.on)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: offers.settings })).toBeFocused();
  await expectNoBarriers(page);
  expect(await page.evaluate(() => caches.has('notices-1'))).toBe(true);
  await logOut(page);
  await expect.poll(() => page.evaluate(() => caches.has('notices-1'))).toBe(false);
});

test('a browser that refuses says how to allow them', async ({ page, site }) => {
  await newMember(page, site, 'tech');
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto(site.urlOf('tech', SETTINGS));
  await expect(section(page).getByText(texts.denied)).toBeVisible();
  await expect(section(page).getByRole('button', { name: texts.turnOn })).toHaveCount(0);
});
