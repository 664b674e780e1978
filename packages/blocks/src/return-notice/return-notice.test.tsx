import { jobDetail } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { jobDetailFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadReturnNotice } from './loader.ts';
import { LOGIN_REASONS, MEMBER_PAGES } from './login-reasons.ts';
import { fixtures } from './return-notice.fixtures.ts';
import { ReturnNotice } from './return-notice.tsx';

const after = async (next: string, texts: Readonly<Record<string, string>> = {}) => {
  const { context } = loaderContext(`/login?next=${encodeURIComponent(next)}`);
  return (await loadReturnNotice({ texts }, context)).data;
};

it('shows what the login is for, and nothing of the path', async () => {
  expect(await after('/jobfeed?page=2')).toEqual({ text: 'Log in to see your recommended jobs.' });
  expect(await after('/saved-jobs')).toEqual({ text: 'Log in to see your saved jobs.' });
});

it("shows a layout's text for a page kind instead", async () => {
  const texts = { jobfeed: 'Log in for your jobs.' };
  expect(await after('/jobfeed', texts)).toEqual({ text: 'Log in for your jobs.' });
  expect(await after('/saved-jobs', texts)).toEqual({ text: 'Log in to see your saved jobs.' });
});

it('has a text for every page kind that needs an account, and none with a path in it', () => {
  expect(Object.keys(LOGIN_REASONS).sort()).toEqual([...MEMBER_PAGES].sort());
  for (const text of Object.values(builtInMessages()['login-reasons']))
    expect(text).toMatch(/^Log in to [^/{}]+\.$/);
});

it.each([
  '',
  '/',
  '/c/backend-jobs',
  '/no/such/page',
  '/epoch/round-one',
  '//evil.example/saved-jobs',
  'https://evil.example/saved-jobs',
  'javascript:alert(1)',
])('is absent for %j', async (next) => {
  expect(await after(next)).toBeNull();
});

it('is absent without a requested page', async () => {
  const { context } = loaderContext('/login');
  expect(await loadReturnNotice({ texts: {} }, context)).toEqual({ data: null });
});

describe('a job that a visitor has saved or applied for', () => {
  const of = async (query: string, answers = {}) => {
    const { context } = loaderContext(`/login?next=%2Fc%2Fbackend-jobs&${query}`, answers);
    return (await loadReturnNotice({ texts: {} }, context)).data?.text;
  };

  it('is named by its title and company', async () => {
    const { title, company } = jobDetailFixture;
    const job = `${title} at ${company.name}`;
    expect(await of('act=save&job=7')).toBe(`Log in to save ${job}`);
    expect(await of('act=apply&job=7')).toBe(`Log in to apply for ${job}`);
    const { context } = loaderContext('/register?act=apply&job=7');
    expect((await loadReturnNotice({ texts: {} }, context)).data?.text).toBe(
      `Create an account to apply for ${job}`,
    );
  });

  it('is this job while its title cannot be loaded', async () => {
    const down = { [jobDetail.path]: new AppError('SERVICE_UNAVAILABLE') };
    expect(await of('act=save&job=7', down)).toBe('Log in to save this job.');
    expect(await of('act=apply&job=7', down)).toBe('Log in to apply for this job.');
  });

  it.each(['act=steal&job=7', 'act=save&job=%3Cb%3E', 'act=save', 'job=7'])(
    'is none for %s',
    async (query) => {
      expect(await of(query)).toBeUndefined();
    },
  );
});

it('is rendered as a note', () => {
  expect(renderFixture(ReturnNotice, fixtures)).toMatch(
    /<p [^>]*role="note">Log in to see your saved jobs\./,
  );
});
