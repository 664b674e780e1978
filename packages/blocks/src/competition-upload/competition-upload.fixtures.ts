import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { competitionUpload } from './schema.ts';

const { 'competition-upload': messages, outcomes } = builtInMessages();

const file = { url: '/api/media/files/0b9ce1a4-8f2e-4b3f-9d4b-0a8f1f6c2d3e', name: 'case.pdf' };
const data = {
  title: messages.caseStudyTitle,
  note: formatMessage(messages.submitted, { date: '30 November 2026 at 11:59 pm IST' }),
  isOpen: true,
  next: '/epoch/round-two',
  files: [{ kind: 'caseStudy' as const, label: messages.caseStudy, file }],
  done: null,
  failed: null,
};
const settings = { part: 'round-two' as const };

export const fixtures: BlockFixtures<typeof competitionUpload> = {
  usual: { settings, data: { ...data, done: outcomes.competitionFileSaved } },
  empty: {
    settings,
    data: {
      ...data,
      isOpen: false,
      note: formatMessage(messages.opensOn, { date: '30 November 2026 at 9:00 am IST' }),
      files: [{ kind: 'caseStudy', label: messages.caseStudy, file: null }],
    },
  },
  long: {
    settings: { part: 'round-three' },
    data: {
      ...data,
      title: messages.pitchTitle,
      failed: 'Your presentation can have up to 12 slides. Remove some and try again.',
      files: [
        {
          kind: 'slides',
          label: messages.slides,
          file: { ...file, name: `${'A name of a file that goes on. '.repeat(3)}pptx` },
        },
        { kind: 'pitchVideo', label: messages.pitchVideo, file: null },
      ],
    },
  },
};
