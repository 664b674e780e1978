import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  answerFetch,
  closePage,
  find,
  pressButton,
  showPage,
  typeInto,
} from '../test-page.fixture.tsx';
import { readDraftRedirects, writeRedirects } from './draft-redirects.ts';
import { RedirectsForm } from './redirects-form.tsx';

const palette = {
  types: [],
  brands: [{ brand: 'tech', name: 'Broadsheet Tech', cities: [], categories: [] }],
};

let written = '';
const Desk = ({ text: first }: { readonly text: string }) => {
  const [text, setText] = useState(first);
  written = text;
  const redirects = readDraftRedirects(text).redirects ?? [];
  return <RedirectsForm text={text} redirects={redirects} onText={setText} />;
};

const fields = () => [...document.querySelectorAll<HTMLInputElement>('.redirect input')];
const fromFields = () => fields().filter(({ type }, at) => type === 'text' && at % 3 === 0);

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('removes a redirect with what was typed into it, and leaves the fields of the others', async () => {
  answerFetch(() => [200, palette]);
  const text = writeRedirects('', [
    { from: '/one', to: '/faq', status: 301 },
    { from: '/two', to: '/faq', status: 301 },
    { from: '/three', to: '/faq', status: 301 },
  ]);
  await showPage(<Desk text={text} />);
  const values = () => fromFields().map(({ value }) => value);
  expect(values()).toEqual(['/one', '/two', '/three']);

  await typeInto(fromFields()[0] ?? find('missing', HTMLInputElement), 'not a path');
  await typeInto(fromFields()[2] ?? find('missing', HTMLInputElement), 'nor this');
  await pressButton('Remove the redirect from /one');

  expect(values()).toEqual(['/two', 'nor this']);
  const left = readDraftRedirects(written).redirects?.map(({ from }) => from);
  expect(left).toEqual(['/two', '/three']);
});
