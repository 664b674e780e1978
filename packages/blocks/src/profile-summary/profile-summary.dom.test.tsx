import { profile } from '@broadsheet/contract/calls/profile';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { additionalPlan } from '../shared/profile/forms/additional-plan.ts';
import { positionPlan } from '../shared/profile/forms/position-plan.ts';
import { profileFixture } from '../shared/profile/forms/profile.fixtures.ts';
import { additionalValues, positionValues } from '../shared/profile/forms/profile-values.ts';
import { ownProfileFixture } from '../shared/profile/own-profile.fixtures.ts';
import { ProfileEntries } from '../shared/profile/profile-entries.tsx';
import { StepEditor } from '../shared/profile/step-editor.tsx';
import { useSaveMessage } from '../shared/profile/use-save-message.ts';
import { loadProfileSummary } from './loader.ts';
import { fixtures } from './profile-summary.fixtures.ts';
import { ProfileSummary } from './profile-summary.tsx';

const messages = builtInMessages();
const PLAN = additionalPlan(messages);
const nothing = () => undefined;

/** A section of the profile in a separate root below the summary. */
const Pay = () => {
  const saved = useSaveMessage(messages);
  return (
    <>
      <StepEditor
        about="pay"
        plan={PLAN}
        values={additionalValues(profileFixture)}
        given={{ step: 'addAdditionalDetails' }}
        saved={saved}
        messages={messages}
        dispatch={nothing}
      />
      <p id="note">{saved.note}</p>
    </>
  );
};
const [first] = profileFixture.we.professionalInfo;
if (!first) throw new Error('no position');
const POSITION = {
  id: first.id,
  title: first.title,
  details: [],
  text: '',
  plan: positionPlan(messages, { today: '2026-11-22' }, first.id),
  values: positionValues(first),
};
const Work = () => {
  const saved = useSaveMessage(messages);
  return (
    <ProfileEntries
      addLabel={messages.work.addJob}
      entries={[POSITION]}
      added={positionPlan(messages, { today: '2026-11-22' }, 'new')}
      saveStep="savePosition"
      removeStep="removePosition"
      saved={saved}
      messages={messages}
      dispatch={nothing}
    />
  );
};

const roots: Root[] = [];
const bodies: unknown[] = [];
let status = 200;

const renderSection = async (Section: () => React.JSX.Element) => {
  document.body.innerHTML = '<div id="top"></div><div id="section"></div>';
  const [top, section] = ['top', 'section'].map((id) => {
    const root = createRoot(document.getElementById(id) ?? document.body);
    roots.push(root);
    return root;
  });
  const { usual } = fixtures;
  await act(async () => {
    if (usual)
      top?.render(
        <ProfileSummary id="own" {...usual} slots={{}} messages={messages} dispatch={nothing} />,
      );
    section?.render(<Section />);
  });
};
const ring = () => document.querySelector('svg[role="img"]')?.getAttribute('aria-label');
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#section ${selector}`);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const submit = (selector: string) =>
  act(async () => {
    find(selector).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  status = 200;
  bodies.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(ownProfileFixture);
    bodies.push(JSON.parse(String(body)));
    if (status !== 200) return Response.json({ message: 'Not now.' }, { status });
    const { completeness, registration } = ownProfileFixture;
    return Response.json({ message: 'Saved.', id: null, completeness, registration });
  });
});
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  vi.unstubAllGlobals();
});

describe('the summary', () => {
  const load = (session: typeof sessionFixture | null, answer: unknown) =>
    loadProfileSummary(
      {},
      loaderContext('/myprofile?done=profile', { [profile.path]: answer }, { session }).context,
    );

  it('shows the profile, and the most effective next steps', async () => {
    const { data } = await load(sessionFixture, ownProfileFixture);
    expect(data?.summary).toMatchObject({
      name: 'Asha Rao',
      headline: 'Senior engineer, Kaveri Systems',
      experience: '5 years 3 months',
      city: 'Bangalore',
    });
    expect(data?.summary?.completeness.next).toHaveLength(3);
    expect(data?.notice).toEqual({ isSuccess: true, text: 'Saved.' });
    expect(renderFixture(ProfileSummary, fixtures)).toContain('href="#profile-files"');
  });

  it('links to the registration without a profile, and is absent for visitors', async () => {
    const { AppError } = await import('@broadsheet/contract/errors');
    const missing = await load(sessionFixture, new AppError('PROFILE_NOT_FOUND'));
    expect(missing.data?.summary).toBeNull();
    const html = renderFixture(ProfileSummary, fixtures, 'notFound');
    expect(html).toMatch(/<p role="status">.*Profile not found/);
    expect(textOf(html)).toContain(messages['profile-summary'].create);
    expect((await load(null, ownProfileFixture)).data).toBeNull();
    await expect(load(sessionFixture, new AppError('TIMEOUT'))).rejects.toThrow();
  });
});

describe('a saved section', () => {
  it('updates the percentage of the summary at once, shows a message and closes', async () => {
    await renderSection(Pay);
    expect(ring()).toBe('Your profile is 64% complete');
    const details = find('details');
    details.setAttribute('open', '');
    await submit('form');
    expect(bodies).toEqual([
      expect.objectContaining({ step: 'addAdditionalDetails', currentCTC: 12.5, confidential: 1 }),
    ]);
    expect(ring()).toBe('Your profile is 82% complete');
    expect(find('#note').textContent).toBe('Saved. Your profile is 82% complete.');
    expect(details.hasAttribute('open')).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('retains the input if that fails, and the summary', async () => {
    await renderSection(Pay);
    status = 503;
    const pay = find('[name="expectedCTC"]');
    if (pay instanceof HTMLInputElement) pay.value = '21';
    await submit('form');
    expect(find('[role="alert"]').textContent).toContain('Not now.');
    expect(pay).toHaveProperty('value', '21');
    expect(ring()).toBe('Your profile is 64% complete');
  });
});

it('restores a removed entry unchanged', async () => {
  await renderSection(Work);
  await submit('li > div > form');
  expect(bodies).toEqual([{ step: 'removePosition', id: first.id }]);
  expect(document.activeElement?.textContent).toBe('Add back Senior engineer');
  await act(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.click();
  });
  const { id: _, ...summary } = first;
  expect(bodies.at(-1)).toEqual({ step: 'savePosition', ...summary });
});
