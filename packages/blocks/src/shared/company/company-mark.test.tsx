import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompanyMark } from './company-mark.tsx';

const renderMark = (name: string, logo: string | null = null) =>
  renderToStaticMarkup(<CompanyMark name={name} logo={logo} />);

it('renders one name always alike, and different names differently', () => {
  expect(renderMark('Kaveri Systems')).toBe(renderMark('Kaveri Systems'));
  const marks = ['Kaveri Systems', 'Nilgiri Retail', 'Deccan Chemicals', 'Konkan Fintech'].map(
    (name) => renderMark(name),
  );
  expect(new Set(marks).size).toBe(4);
});

it('is hidden from screen readers, because the name is beside it', () => {
  expect(renderMark('Kaveri Systems')).toContain('aria-hidden="true"');
  expect(renderMark('Kaveri Systems', '/logos/kaveri.webp')).toContain('alt=""');
});

it('gives a logo its size, so that there is no layout shift', () => {
  expect(renderMark('Kaveri Systems', '/logos/kaveri.webp')).toMatch(/width="44" height="44"/);
});
