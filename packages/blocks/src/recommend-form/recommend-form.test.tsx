import {
  externalProfile,
  externalRecommendation,
  socialInfo,
} from '@broadsheet/contract/calls/external';
import { AppError } from '@broadsheet/contract/errors';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadRecommendForm } from './loader.ts';
import { fixtures } from './recommend-form.fixtures.ts';
import { RecommendForm } from './recommend-form.tsx';

const PATH = `/recommend/${'a'.repeat(24)}`;
const settings = { hint: '' };
const found = {
  name: 'Asha Rao',
  message: 'Please?',
  askedAt: '2026-11-21T04:00:00Z',
  recommender: 'Meera Iyer',
  isIntroduced: true,
  pictureToken: null,
};
const answers = {
  [externalRecommendation.path]: found,
  [socialInfo.path]: { user: null },
  [externalProfile.path]: { name: 'Asha Rao', recommendations: [] },
};
const load = async (path: string, given: object = answers) =>
  (await loadRecommendForm(settings, loaderContext(path, { ...given }).context)).data;

describe('loading the request', () => {
  it("continues at the recommender's step, and goes back on request", async () => {
    expect(await load(PATH)).toMatchObject({
      asked: { step: 'words', askedOn: '21 November 2026' },
    });
    expect(await load(`${PATH}?step=who`)).toMatchObject({ asked: { step: 'who' } });
    const fresh = { ...answers, [externalRecommendation.path]: { ...found, isIntroduced: false } };
    expect(await load(PATH, fresh)).toMatchObject({ asked: { step: 'who' } });
  });

  it('shows help for an invalid link, and fails if the service fails', async () => {
    const with_ = (error: AppError) => ({ ...answers, [externalRecommendation.path]: error });
    const spent = with_(new AppError('LINK_SPENT'));
    expect(await load(PATH, spent)).toEqual({ asked: null, isDone: false, failed: null });
    expect(await load(`${PATH}?done=written`, spent)).toMatchObject({ isDone: true });
    expect(await load('/recommend/4711')).toMatchObject({ asked: null });
    const down = with_(new AppError('SERVICE_UNAVAILABLE'));
    await expect(load(PATH, down)).rejects.toThrow("isn't available");
  });
});

describe('rendering it', () => {
  const renderBlock = (name?: string) => renderFixture(RecommendForm, fixtures, name);

  it('is plain forms, one per step, that return to the page', () => {
    const who = renderBlock();
    expect(who).toContain('action="/api/user/external/addsocialuser"');
    expect(who).toContain(`name="next" value="${PATH}"`);
    const html = renderBlock('text');
    expect(html).toContain('action="/api/user/external/addcomment/with-file"');
    expect(html).toContain(`name="next" value="${PATH}?done=written"`);
  });

  it('sends a selected picture with the text without JavaScript', () => {
    const html = renderBlock('text');
    const id = /<form[^>]* id="([^"]+)"[^>]* enctype="multipart/i.exec(html)?.[1] ?? '';
    const alongWithIt = html.match(/<input[^>]* form="[^"]+"[^>]*>/g) ?? [];
    // A form sends its fields in document order: the token must come before the file.
    expect(alongWithIt.map((input) => /name="([^"]+)"/.exec(input)?.[1])).toEqual([
      'pictureToken',
      'picture',
    ]);
    expect(alongWithIt.filter((input) => !input.includes(`form="${id}"`))).toEqual([]);
    expect(textOf(renderBlock('withoutPicture'))).toContain('has been sent without your picture');
  });

  it('escapes the text of others', () => {
    expect(renderBlock('long')).toContain('&lt;b&gt;Kind&lt;/b&gt; &amp; careful.');
  });

  it('shows what to do with a used link, thanks after a success, and why a form has failed', () => {
    expect(textOf(renderBlock('empty'))).toContain('ask the person for a new email');
    expect(renderBlock('empty')).not.toContain('<form');
    expect(textOf(renderBlock('done'))).toContain('Thank you');
    expect(renderBlock('failed')).toMatch(/role="alert">Please check/);
  });
});
