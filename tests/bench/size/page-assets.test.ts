import { expect, it } from 'vitest';
import { readPageAssets } from './page-assets.ts';

it('finds the entry, what is preloaded for it, and the stylesheets', () => {
  const html =
    '<link rel="preload" as="font" href="/f.woff2"><link rel="stylesheet" href="/theme/a.css">' +
    '<link rel="stylesheet" href="/b.css"><link rel="modulepreload" href="/c.js">' +
    '<script type="module" src="/app.js"></script><script type="application/json">{}</script>';
  expect(readPageAssets(html)).toEqual({
    scripts: ['/app.js', '/c.js'],
    stylesheets: ['/theme/a.css', '/b.css'],
  });
});
