import { expect, it } from 'vitest';
import { exampleBrand } from '../example-content.ts';
import { createOtherBrandFinder } from './find-other-brand.ts';

const find = createOtherBrandFinder([
  {
    ...exampleBrand('management'),
    name: 'Broadsheet Management',
    hosts: ['mba.example', 'www.mba.example'],
  },
]);

it('finds the name of another brand, and its hosts in links', () => {
  expect(find('Ask Broadsheet Management.')).toEqual({ text: 'Broadsheet Management', at: 4 });
  expect(find('See https://mba.example/faq')?.text).toBe('mba.example');
  expect(find('See https://www.mba.example/faq')?.text).toBe('www.mba.example');
});

it('does not take other words for it', () => {
  for (const text of [
    'management jobs',
    'Broadsheet Managements',
    'https://xmba.example/',
    'help@support.mba.example',
  ])
    expect(find(text)).toBeNull();
});

it('does not look for names of one word', () => {
  const ofOneWord = createOtherBrandFinder([{ ...exampleBrand('management'), name: 'Management' }]);
  expect(ofOneWord('Management jobs')).toBeNull();
});
