import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeOf } from '../changes/change.fixture.ts';
import { answerFetch, closePage, find, showPage, typeInto } from '../test-page.fixture.tsx';
import { ProseEditor } from './prose-editor.tsx';

const MENU = '## Jobs\n\n- [All jobs](/search/jobs.html)\n';

const Desk = ({ text }: { readonly text: string }) => {
  const [change, setChange] = useState(() => changeOf({ documents: [] }));
  return (
    <ProseEditor
      change={change}
      file="layouts/content/footer.md"
      begins={{ text, version: null }}
      onChange={setChange}
    />
  );
};
const open = async (text: string): Promise<void> => {
  answerFetch(() => [200, { items: [] }]);
  await showPage(<Desk text={text} />);
};
const press = async (name: string): Promise<void> => {
  const button = [...document.querySelectorAll('button')].find(
    (each) => each.getAttribute('aria-label') === name || each.textContent === name,
  );
  if (!button) throw new Error(`there is no button ${name}`);
  await act(async () => button.click());
};
const asText = () => find('textarea', HTMLTextAreaElement);

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('a menu stays one while its links are typed and its last group is removed', async () => {
  await open(MENU);
  await press('Remove All jobs');
  await press('Add link');
  expect(document.querySelectorAll('.menu-link')).toHaveLength(1);
  await press('Remove the group Jobs');
  await press('Add group');
  expect(document.querySelectorAll('.menu-link')).toHaveLength(1);
});

it('a menu that is written as a text is edited as one, and nothing of it is lost', async () => {
  await open(MENU);
  await press('Edit as text');
  const text = `A sentence.\n\n${MENU}`;
  await typeInto(asText(), text);
  await press('Edit as text');
  expect(document.querySelector('.menu-form')).toBeNull();
  await press('Edit as text');
  expect(asText().value).toBe(text);
});

it('says how to write a detail where a text is edited as Markdown, and only there', async () => {
  await open('Jobs at {brandName}.\n');
  expect(document.body.textContent).toContain('Insert detail');
  expect(document.body.textContent).not.toContain('curly brackets');
  await closePage();
  await open('| Plan | Price |\n| --- | --- |\n| Pro | {proPrice} |\n');
  const described = asText().getAttribute('aria-describedby')?.split(' ') ?? [];
  const help = described.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(help).toContain('for example {brandName} for its name');
  expect(help).toContain('stay up to date');
});
