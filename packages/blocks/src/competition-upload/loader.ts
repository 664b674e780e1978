import { defineLoader } from '@broadsheet/contract/block-loader';
import { competitionProgress } from '@broadsheet/contract/calls/competition';
import { files as filesCall } from '@broadsheet/contract/calls/media';
import type { CompetitionProgress } from '@broadsheet/contract/entities/competition';
import { failureText } from '@broadsheet/contract/form-outcome';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { competitionUpload } from './schema.ts';

type UploadMessages = Messages['competition-upload'];
type Round = CompetitionProgress['rounds'][number];

const SUBMISSIONS = {
  introduction: {
    round: 0,
    title: 'introductionTitle',
    files: [{ kind: 'RoundZeroVideo', label: 'introductionVideo' }],
  },
  'round-two': {
    round: 2,
    title: 'caseStudyTitle',
    files: [{ kind: 'caseStudy', label: 'caseStudy' }],
  },
  'round-three': {
    round: 3,
    title: 'pitchTitle',
    files: [
      { kind: 'slides', label: 'slides' },
      { kind: 'pitchVideo', label: 'pitchVideo' },
    ],
  },
} as const;

const noteOf = (
  { state, result, startDate, endDate }: Round,
  sentCount: number,
  now: number,
  messages: UploadMessages,
): string => {
  if (state === 'out') return messages.notQualified;
  if (result) return messages.decided;
  if (now < Date.parse(startDate))
    return formatMessage(messages.opensOn, { date: formatInstant(startDate) });
  const isOver = now >= Date.parse(endDate);
  const [withFiles, withoutFiles] = isOver
    ? [messages.closedWithFiles, messages.closedWithoutFiles]
    : [messages.submitted, messages.openUntil];
  return formatMessage(sentCount > 0 ? withFiles : withoutFiles, { date: formatInstant(endDate) });
};

const isOpenAt = ({ state, result, startDate, endDate }: Round, now: number): boolean =>
  state !== 'out' && !result && Date.parse(startDate) <= now && now < Date.parse(endDate);

const NOT_ENTERED = {
  isOpen: false,
  files: [],
  done: null,
  failed: null,
};

/**
 * Seekers without a registration see a note in round two and nothing elsewhere. Round three stays hidden while it is in
 * the future.
 */
export const loadCompetitionUpload = defineLoader(
  competitionUpload,
  async ({ part }, { call, now, page, session, messages }) => {
    if (!session?.isLoggedIn) return { data: null };
    const texts = messages['competition-upload'];
    const { round: number, files, ...submission } = SUBMISSIONS[part];
    const title = texts[submission.title];
    const { competition } = await call(competitionProgress, {});
    const round = competition?.rounds.find((one) => one.round === number);
    if (competition && !competition.registration && part === 'round-two')
      return {
        data: {
          ...NOT_ENTERED,
          title,
          note: texts.notRegistered,
          next: hrefOf('epoch-round-two'),
        },
      };
    if (!competition?.registration || (number > 0 && !round)) return { data: null };
    if (number === 3 && round?.state === 'ahead') return { data: null };
    const items = round
      ? competition.files
      : (await call(filesCall, { query: { mediaTypes: 'RoundZeroVideo' } })).items;
    const sent = items.filter(({ mediaType }) => files.some(({ kind }) => kind === mediaType));
    return {
      data: {
        title,
        note: round ? noteOf(round, sent.length, now, texts) : texts.introductionNote,
        isOpen: round ? isOpenAt(round, now) : true,
        next: page.kind === 'epoch-round-two' ? hrefOf('epoch-round-two') : hrefOf('epoch-entry'),
        files: files.map(({ kind, label }) => {
          const item = sent.find(({ mediaType }) => mediaType === kind);
          return {
            kind,
            label: texts[label],
            file: item ? { url: item.url, name: item.name } : null,
          };
        }),
        // The entry block of this page already shows this.
        done:
          page.kind === 'epoch-round-two' && page.query.done === 'upload'
            ? messages.outcomes.competitionFileSaved
            : null,
        failed: page.kind === 'epoch-round-two' ? failureText(page) : null,
      },
    };
  },
);
