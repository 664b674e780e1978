import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { educationOffer, positionOffer } from './offer.ts';

const messages = builtInMessages();
const source = { page: 2, text: 'Engineer / Meesho / 2019 - 2021' };

it('an uncertain value of a job asks, with the page and the text that it was read from', () => {
  const { notes } = positionOffer(messages, {
    title: { value: 'Engineer', confidence: 0.9 },
    company: { value: 'Meesho', confidence: 0.6 },
    source,
  });
  expect(notes).toEqual({
    title: 'From your resume.',
    company:
      "We're not sure we read this right. Is it correct? Page 2 of your resume says: “Engineer / Meesho / 2019 - 2021”",
  });
});

it('an uncertain value of unknown source asks, too', () => {
  const { notes } = educationOffer(messages, {
    institute: { value: 'Loyola College', confidence: 0.5 },
  });
  expect(notes.institute).toBe(
    "From your resume. We're not sure we read this right. Is it correct?",
  );
});
