import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findLiveCode } from './hydration-need.fixtures.ts';
import { blockDefinitions } from './schemas.ts';

describe.each(Object.entries(blockDefinitions))('%s', (type, { hydrate }) => {
  const live = findLiveCode(fileURLToPath(new URL(`${type}/${type}.tsx`, import.meta.url)));
  if (hydrate === 'never')
    it('has no code that needs a browser: it is never hydrated', () => {
      expect(live).toEqual([]);
    });
  else
    it(`does something in the browser, or its hydrate would be "never", not "${hydrate}"`, () => {
      expect(live).not.toEqual([]);
    });
});

it('finds hooks, handlers and dispatches, in imports too, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-parts-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('still.tsx', 'export const Still = () => <a href="/on" title="onClick">{user()}</a>;');
  write('part.tsx', 'import { useState } from "react"; export const n = () => useState(1);');
  write('form.styles.ts', 'export const useless = useTheme();');
  write(
    'live.tsx',
    'import { n } from "./part.tsx"; import "./form.styles.ts"; import type { N } from "./gone.ts";' +
      'export const Live = ({ dispatch }) => <form onSubmit={() => dispatch({})}>{n()}{React.useId()}</form>;',
  );
  expect(findLiveCode(join(folder, 'still.tsx'))).toEqual([]);
  expect(findLiveCode(join(folder, 'live.tsx'))).toEqual([
    'live.tsx: onSubmit',
    'live.tsx: dispatch()',
    'live.tsx: useId()',
    'part.tsx: useState()',
  ]);
  rmSync(folder, { recursive: true });
});
