import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './job-pane.fixtures.ts';
import { JobPane } from './job-pane.tsx';

const texts = builtInMessages()['job-pane'];

it('is a named region with a link to the page and a button that closes it', () => {
  const html = renderFixture(JobPane, fixtures);
  expect(html).toContain(`<section class`);
  expect(html).toContain(`aria-label="${texts.label}"`);
  expect(html).toMatch(/<a [^>]*data-pane-link=""/);
  expect(html).toMatch(/<button [^>]*type="button" data-pane-close=""/);
});

it('says how to select a job', () => {
  expect(textOf(renderFixture(JobPane, fixtures))).toContain(texts.hint);
});
