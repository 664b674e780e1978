import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompanyMark } from './company-mark.tsx';

const draw = (name: string, logo: string | null = null) =>
  renderToStaticMarkup(<CompanyMark name={name} logo={logo} />);

it('draws one name always alike, and different names differently', () => {
  expect(draw('Kaveri Systems')).toBe(draw('Kaveri Systems'));
  const marks = ['Kaveri Systems', 'Nilgiri Retail', 'Deccan Chemicals', 'Konkan Fintech'].map(
    (name) => draw(name),
  );
  expect(new Set(marks).size).toBe(4);
});

it('is silent for screen readers, for the name stands beside it', () => {
  expect(draw('Kaveri Systems')).toContain('aria-hidden="true"');
  expect(draw('Kaveri Systems', '/logos/kaveri.webp')).toContain('alt=""');
});

it('gives a logo its size, so that nothing moves when it comes', () => {
  expect(draw('Kaveri Systems', '/logos/kaveri.webp')).toMatch(/width="44" height="44"/);
});
