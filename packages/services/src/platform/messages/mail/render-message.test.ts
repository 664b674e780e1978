import { BRANDS } from '@broadsheet/contract/brand';
import { type Feature, PLAN_CHOICES } from '@broadsheet/contract/entities/order';
import { planOffer } from '@broadsheet/contract/plan-offer';
import { planPagesOf } from '@broadsheet/contract/plan-pages';
import { readTestSites } from '@broadsheet/test-kit/database/create-test-services';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportFixture } from '../templates/report.fixtures.ts';
import { TEMPLATES } from '../templates/templates.ts';
import { verifyUnsubscription } from '../unsubscribe-link.ts';
import type { MailSites } from './mail-site.ts';
import { type RenderableMessage, renderMessage } from './render-message.ts';

const KEY = new Uint8Array(32).fill(7);
const TOKEN = '5f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11.abc_DEF-123';
const VARIABLES = {
  name: 'Asha Rao',
  code: '482913',
  token: TOKEN,
  email: 'new@example.org',
  state: 'on',
  seeker: 'Vikram Nair',
  recommender: 'Meera Iyer',
  message: 'We built the ledger together.',
  refusal: 'a.refusal.token',
  report: JSON.stringify(reportFixture),
  count: '2',
  alert: 'Java jobs in Pune',
  alertId: '7',
  plan: 'Early Applicant',
  plans: 'Early Applicant and Resume Builder',
  feature: 'early-applicant',
  features: 'early-applicant,resume-builder',
  day: '22 May 2027',
  isOver: '0',
  amount: '2999.00',
  orderId: 'bs0123456789abcdef01',
  terms: 'Early Applicant until 22 May 2027',
  invoice: 'BS/26-27/000001',
  courses: JSON.stringify([{ title: 'SQL', slug: 'sql', instituteName: 'Deccan School' }]),
  said: 'You have been shortlisted: Java Developer at Kaveri Systems.',
  jobId: '12',
  provider: 'Google',
  competition: 'Epoch 2026',
  heading: 'Round two has opened',
  path: '/epoch',
  title: 'Diwali',
  news: JSON.stringify([{ key: '1', kind: 'mention', by: 'Meera Iyer', text: 'Shorter?' }]),
  jobs: JSON.stringify([
    { title: 'Java Developer', company: 'Kaveri', path: '/job/applied/12', closesOn: '2026-11-24' },
  ]),
};

let sites: MailSites;
beforeAll(async () => {
  sites = await readTestSites();
});

const render = (
  template: string,
  message: Partial<RenderableMessage> = {},
  brand: (typeof BRANDS)[number] = 'tech',
) =>
  renderMessage(
    { channel: 'email', template, seeker_id: 12, variables: VARIABLES, ...message },
    sites[brand],
    KEY,
  );
const linksIn = (html: string | null): string[] =>
  [...(html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

describe.each(BRANDS)('at %s, every mail', (brand) => {
  it.each(TEMPLATES.map(({ name }) => name))('%s is whole', async (name) => {
    const site = sites[brand];
    const { subject, text, html } = await render(name, {}, brand);
    expect(subject).toMatch(/^[A-Z\d].{8,59}$/);
    for (const body of [text, html]) {
      expect(body).toContain('Hi Asha Rao,');
      expect(body).toContain(site.name);
      expect(body).not.toMatch(/undefined|\[object|null/);
    }
    expect(html).toContain(site.colours.light.accent);
    expect(html).toContain(site.colours.dark.accent);
    expect(html).not.toMatch(/<img|<script|<link|url\(|\ssrc=|@import/);
    for (const href of linksIn(html)) expect(href.startsWith(site.url), href).toBe(true);
    for (const [href] of text.matchAll(/https?:\S+/g)) expect(href.startsWith(site.url)).toBe(true);
  });
});

describe('a mail', () => {
  it.each(['confirm-registration', 'second-step-code', 'contact-code', 'reactivate-account'])(
    'tells the code: %s',
    async (name) => {
      const { text, html } = await render(name);
      expect(text).toContain('482913');
      expect(html).toContain('>482913<');
    },
  );

  it.each([
    ['reset-password', `/login?step=reset#token=${TOKEN}`],
    ['password-policy', `/login?step=reset#token=${TOKEN}`],
    ['verify-email', `/settings/verify-contact-details#token=${TOKEN}`],
    ['email-change', `/settings/verify-contact-details#token=${TOKEN}`],
  ])('carries its token where no server gets to see it: %s', async (name, path) => {
    const { text, html } = await render(name, {}, 'management');
    const href = `http://management.localhost:3000${path}`;
    expect(linksIn(html)).toContain(href);
    expect(text).toContain(href);
    for (const link of linksIn(html)) expect(new URL(link).search).not.toContain(TOKEN);
  });

  it('says whether the second step is on', async () => {
    expect((await render('second-step-changed')).subject).toContain('is on');
    const off = await render('second-step-changed', { variables: { ...VARIABLES, state: 'off' } });
    expect(off.subject).toContain('is off');
    expect(off.text).toContain('only your password');
  });

  it.each(TEMPLATES.map(({ name }) => name))(
    'is told nothing that it repeats as HTML: %s',
    async (name) => {
      const variables = Object.fromEntries(
        Object.keys(VARIABLES).map((key) => [key, `<b>"${key}'</b>&amp;`]),
      );
      const [job] = reportFixture.jobs;
      const jobs = [{ ...job, title: variables.name, company: variables.code }];
      const template = { title: variables.name, slug: 'sql', instituteName: variables.code };
      variables.courses = JSON.stringify([template]);
      const applied = { title: variables.name, company: variables.code, path: '/job/applied/12' };
      variables.jobs = JSON.stringify([applied]);
      const news = { key: '1', kind: 'comment', by: variables.name, text: variables.code };
      variables.news = JSON.stringify([news, { ...news, kind: 'returned' }]);
      variables.report = JSON.stringify({ ...reportFixture, jobs });
      const { html, subject } = await render(name, { variables });
      expect(html).toContain('Hi &lt;b&gt;&quot;name&#x27;&lt;/b&gt;&amp;amp;,');
      expect(html).not.toMatch(/<b>|"(name|code|token|email)'/);
      expect(subject).not.toContain('<b>"name');
    },
  );

  it.each([
    ['', 'Hi,'],
    ['Asha\r\nBcc: all@example.com', 'Hi,'],
    ['Asha\r\n\tRao', 'Hi Asha Rao,'],
    ['Win at https://evil.example', 'Hi,'],
    ['Visit evil.example now', 'Hi,'],
    ['www.evil', 'Hi,'],
    ['A. P. J. Abdul Kalam', 'Hi A. P. J. Abdul Kalam,'],
    ['A.R. Rahman', 'Hi A.R. Rahman,'],
    ['आशा राव', 'Hi आशा राव,'],
  ])('greets %j by %j', async (name, greeting) => {
    const { text, html } = await render('welcome', { variables: { name } });
    expect(text.split('\n')[0]).toBe(greeting);
    expect(html).toContain(`>${greeting}<`);
  });

  it('can be turned off where it names the setting, by a link for one seeker and kind', async () => {
    for (const { name, obeys, refusedBy } of TEMPLATES) {
      const { unsubscribeLink, text, html } = await render(name);
      expect(unsubscribeLink === undefined, name).toBe(!obeys && !refusedBy);
      if (unsubscribeLink === undefined) continue;
      expect(text).toContain(unsubscribeLink);
      expect(linksIn(html)).toContain(unsubscribeLink);
      const token = new URL(unsubscribeLink).searchParams.get('token') ?? '';
      if (refusedBy) expect(token).toBe(VARIABLES[refusedBy]);
      if (!obeys) continue;
      expect(await verifyUnsubscription(token, 'tech', KEY)).toEqual({
        seekerId: 12,
        brand: 'tech',
        flag: obeys,
        alertId: name === 'job-alert' ? 7 : null,
      });
    }
  });

  it('about several job alerts has a section for each, whose links turn off that alert or all', async () => {
    const section = (alertId: number, name: string) => ({
      ...reportFixture,
      alertId,
      name,
      count: 2,
    });
    const alerts = JSON.stringify([section(7, 'Java <b>jobs</b>'), section(8, 'PHP jobs')]);
    const { html, text, unsubscribeLink } = await render('job-alert', {
      variables: { name: 'Asha Rao', count: '4', alerts },
    });
    expect(html).toContain('>2 new jobs: Java &lt;b&gt;jobs&lt;/b&gt;</h2>');
    expect(html).not.toContain('<b>jobs');
    const found = [...text.matchAll(/unsubscribe\?token=([\w.-]+)&of=(\w+)/g)];
    const tokens = found.map(([, token = '']) => token);
    expect(found.map(([, , of]) => of)).toEqual(['alert', 'alert', 'jobFeed']);
    const links = await Promise.all(
      tokens.map((token) => verifyUnsubscription(token, 'tech', KEY)),
    );
    expect(links.map(({ alertId }) => alertId)).toEqual([7, 8, null]);
    expect(unsubscribeLink).toContain(tokens.at(-1));
  });

  it.each([
    ['confirm-registration', 'Valid for 10 minutes.'],
    ['reset-password', 'valid for 1 hour.'],
    ['verify-email', 'valid for 24 hours.'],
    ['recommendation-ask', 'valid for 30 days.'],
    ['payment-incomplete', 'stays open for 24 hours.'],
    ['payment-received', 'within 7 days of paying.'],
    ['applications-used', 'for 2 jobs in 30 days'],
  ])('%s names the time that counts', async (name, text) => {
    expect((await render(name)).text).toContain(text);
  });

  it('shows the texts that its brand writes otherwise, as text', async () => {
    const { messages, ...site } = sites.tech;
    const account = { ...messages['mails-account'], verifyTitle: 'Is <this> yours?' };
    const mails = { ...messages.mails, copyLink: 'Or <paste> this:' };
    const branded = { ...site, messages: { ...messages, mails, 'mails-account': account } };
    const message = { channel: 'email', template: 'verify-email', seeker_id: 12 } as const;
    const { html } = await renderMessage({ ...message, variables: VARIABLES }, branded, KEY);
    expect(html).toContain('>Is &lt;this&gt; yours?</h1>');
    expect(html).toContain('>Or &lt;paste&gt; this:<br>');
  });

  it('of no template is not rendered', async () => {
    await expect(render('of-a-newer-build')).rejects.toThrow('no template "of-a-newer-build"');
  });
});

describe('an SMS', () => {
  it.each(['second-step-code', 'contact-code'])('is one short text: %s', async (template) => {
    const { subject, text, html } = await render(template, { channel: 'sms' });
    expect({ subject, html }).toEqual({ subject: '', html: null });
    expect(text).toMatch(
      /^482913 is your Broadsheet Tech OTP .*Valid for 10 minutes\. Never share it with anyone\.$/,
    );
    expect(text.length).toBeLessThanOrEqual(160);
  });
});

const PLAN = { name: 'Plan', description: [], priceRupees: 1, months: 1, perMonthRupees: 1 };
const PLANS = { earlyApplicant: PLAN, resumeBuilder: PLAN, proMembership: PLAN, bothSaveRupees: 0 };

describe('a receipt', () => {
  it.each(PLAN_CHOICES)('of %s leads to the page of every plan in it', async (choice) => {
    const features: Feature[] = planOffer(PLANS, choice).items.map(({ feature }) => feature);
    const variables = { ...VARIABLES, features: features.join() };
    const { html, text } = await render('payment-received', { variables });
    for (const { href, action } of planPagesOf(features)) {
      expect(linksIn(html)).toContain(`${sites.tech.url}${href}`);
      expect(text).toContain(action);
    }
  });

  it('that was queued before it named plans leads to the order', async () => {
    const { features: _, ...variables } = VARIABLES;
    const { html } = await render('payment-received', { variables });
    expect(linksIn(html)).toContain(
      `${sites.tech.url}/subscribe/success?order=bs0123456789abcdef01`,
    );
  });
});
