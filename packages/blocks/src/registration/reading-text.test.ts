import { ParseFailure } from '@broadsheet/contract/entities/parsed-resume';
import { resumeReadingMessages } from '@broadsheet/messages/areas/resume-reading';
import { expect, it } from 'vitest';
import { readingText } from './reading-text.ts';

const { builtIn } = resumeReadingMessages;

it.each(ParseFailure.enum)('a file that is %s gets its own cause, and the next step', (failure) => {
  const text = readingText(failure, builtIn);
  const others = ParseFailure.enum.filter((other) => other !== failure);
  expect(others.map((other) => readingText(other, builtIn))).not.toContain(text);
  expect(text).toMatch(/upload it|Upload a resume/);
  expect(text).toContain('You can also fill in the form yourself.');
});
