import { expect, it } from 'vitest';
import { completeMention, findBegunMention } from './begun-mention.ts';

const COLLEAGUES = ['Asha Rao', 'Meera Iyer', 'Ravi'].map((name) => ({ id: name, name }));
const offered = (text: string, caret = text.length) =>
  findBegunMention(text, caret, COLLEAGUES)?.colleagues.map(({ name }) => name);

it('offers everybody after @, then those with a name that begins so', () => {
  expect(offered('see @')).toEqual(['Asha Rao', 'Meera Iyer', 'Ravi']);
  expect(offered('@r')).toEqual(['Asha Rao', 'Ravi']);
  expect(offered('(@asha r')).toEqual(['Asha Rao']);
  expect(offered('@iy please', 3)).toEqual(['Meera Iyer']);
});

it('offers nobody in an address, for an unknown name, or once the name is complete', () => {
  expect(offered('mail me@r')).toBeUndefined();
  expect(offered('@nobody')).toBeUndefined();
  expect(offered('@Ravi ')).toBeUndefined();
});

it('completes the name where it was begun, and goes on after it', () => {
  const text = 'ask @mee, soon';
  const begun = findBegunMention(text, 8, COLLEAGUES);
  const [meera] = begun?.colleagues ?? [];
  if (!begun || !meera) throw new Error('nobody is offered');
  expect(completeMention(text, 8, begun, meera)).toEqual({
    text: 'ask @Meera Iyer, soon',
    caret: 15,
  });
});
