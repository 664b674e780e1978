import { socialConnections } from '@broadsheet/contract/calls/social-connections';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadSocialLinks } from './loader.ts';
import { fixtures } from './social-links.fixtures.ts';
import { SocialLinks } from './social-links.tsx';

const renderBlock = (name?: string) => renderFixture(SocialLinks, fixtures, name);

it('social profiles are those of the signed-in user', async () => {
  const link = { kind: 'twitter', address: 'https://x.com/asharao' };
  const answers = {
    [socialConnections.path]: { items: [{ ...link, addedAt: '2026-11-21T04:00:00Z' }] },
  };
  const load = async (session: typeof sessionFixture | null) => {
    const { context } = loaderContext('/socialconnection', answers, { session });
    return (await loadSocialLinks({ title: 'T' }, context)).data;
  };
  expect(await load(sessionFixture)).toMatchObject({ items: [link] });
  expect(await load(null)).toBeNull();
});

it('social profiles are added and removed by plain forms, one per site', () => {
  const html = renderBlock();
  expect(html.match(/action="\/api\/user\/social-connections" method="post"/g)).toHaveLength(3);
  expect(html).toMatch(/name="kind" value="linkedin"\/><input [^>]*name="address" value=""/);
  expect(html).toContain('href="https://www.linkedin.com/in/asha-rao" rel="nofollow noopener me"');
  expect(textOf(html)).toContain('Remove LinkedIn');
  expect(textOf(renderBlock('empty'))).toContain('For example x.com/asharao');
  expect(renderBlock('failed')).toContain('role="alert"');
  expect(renderBlock('done')).toContain('role="status"');
});
