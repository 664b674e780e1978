import type { Palette } from './audience/audience-fields.ts';
import type { Choices } from './settings/field-frame.tsx';

const namesIn = (files: readonly string[], pattern: RegExp): readonly string[] => [
  ...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? [])),
];

/** The values that settings can name. A brand's text has a name without its brand. */
export const choicesOf = ({ brands }: Palette, files: readonly string[]): Choices => ({
  categories: [...new Set(brands.flatMap(({ categories }) => categories))].sort(),
  cities: [...new Set(brands.flatMap(({ cities }) => cities))].sort(),
  banners: namesIn(files, /^layouts\/banners\/(.+)\.csv$/),
  contents: namesIn(files, /^layouts\/content\/([a-z0-9-]+)(?:\.[a-z]+)?\.md$/),
  contentSettings: [],
});
