import { expect, it } from 'vitest';
import { readPageAssets } from './page-assets.ts';

it('finds all scripts, what is preloaded for it, and the stylesheets', () => {
  const html =
    '<link rel="preload" as="font" href="/f.woff2"><link rel="stylesheet" href="/theme/a.css">' +
    '<link rel="stylesheet" href="/b.css"><link rel="modulepreload" href="/c.js">' +
    '<script type="module" async="" blocking="render" src="/first.js"></script>' +
    '<noscript><link rel="stylesheet" href="/no-script.css"></noscript>' +
    '<script type="module" src="/app.js"></script><script type="application/json">{}</script>';
  expect(readPageAssets(html)).toEqual({
    scripts: ['/first.js', '/app.js', '/c.js'],
    stylesheets: ['/theme/a.css', '/b.css'],
  });
});
