import { expect, it } from 'vitest';
import { replaceSection } from './replace-section.ts';

const text = '# Benchmarks\n\nIntro.\n\n## One\n\nold\n\n## Two\n\nkept\n';

it('writes a section anew and leaves the others alone', () => {
  expect(replaceSection(text, 'One', ['new', 'lines'])).toBe(
    '# Benchmarks\n\nIntro.\n\n## One\n\nnew\nlines\n\n## Two\n\nkept\n',
  );
});

it('adds a section that is not there', () => {
  expect(replaceSection('# Benchmarks\n', 'One', ['new'])).toBe('# Benchmarks\n\n## One\n\nnew\n');
});
