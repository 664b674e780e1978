import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadSettingsMenu } from './loader.ts';
import { fixtures } from './settings-menu.fixtures.ts';
import { SettingsMenu } from './settings-menu.tsx';

const load = (path: string) => loadSettingsMenu({ title: 'Settings' }, loaderContext(path).context);

describe('the sections of the settings', () => {
  it('mark the current one', async () => {
    const current = async (path: string) =>
      (await load(path)).data?.sections.filter((section) => section.current);
    expect(await current('/settings/privacy')).toMatchObject([{ href: '/settings/privacy' }]);
    expect(await current('/settings/changepassword')).toMatchObject([
      { href: '/settings/changepassword' },
    ]);
    expect(renderFixture(SettingsMenu, fixtures).match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('are limited to the existing ones', async () => {
    expect(await load('/settings/nonsense')).toMatchObject({ data: null, page: { status: 404 } });
  });

  it('show the result of a form without JavaScript', async () => {
    expect((await load('/settings/privacy?done=saved')).data).toMatchObject({ isSaved: true });
    const { data } = await load('/settings/privacy?done=saved&failed=SETTINGS_SAVE_FAILED');
    expect(data).toMatchObject({ failed: 'Failed to update, try again', isSaved: false });
    expect(textOf(renderFixture(SettingsMenu, fixtures, 'saved'))).toContain('Saved.');
    expect(renderFixture(SettingsMenu, fixtures, 'failed')).toMatch(
      /role="alert">Failed to update/,
    );
  });
});
