import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PersonMark } from './person-mark.tsx';

it('a recruiter without a portrait has initials', () => {
  const html = renderToStaticMarkup(<PersonMark name="Vikram Nair" />);
  expect(html).toContain('>VN</span>');
  expect(html).not.toContain('<img');
});

it('a portrait is above the initials, lazy, of a fixed size, and unnamed beside the name', () => {
  const src = `/media/${'a'.repeat(64)}.webp`;
  const html = renderToStaticMarkup(<PersonMark name="Vikram Nair" portraitUrl={src} />);
  const { attributes } = Object.assign(document.createElement('div'), {
    innerHTML: html,
  }).querySelector('img') ?? { attributes: [] };
  expect(html).toMatch(/^<span[^>]* aria-hidden="true">VN<img/);
  expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).toMatchObject(
    {
      src,
      alt: '',
      width: '44',
      height: '44',
      loading: 'lazy',
      'data-fallback': 'VN',
    },
  );
});
