import { defineLoader } from '@broadsheet/contract/block-loader';
import { competitionProgress } from '@broadsheet/contract/calls/competition';
import { files as filesCall } from '@broadsheet/contract/calls/media';
import type { CompetitionProgress } from '@broadsheet/contract/entities/competition';
import { failureText } from '@broadsheet/contract/form-outcome';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { hrefOf } from '@broadsheet/contract/match-page';
import { competitionUpload } from './schema.ts';

type Round = CompetitionProgress['rounds'][number];

const SUBMISSIONS = {
  introduction: {
    round: 0,
    title: 'Introduce yourself',
    files: [{ kind: 'RoundZeroVideo', label: 'A video of yourself, if you like' }],
  },
  'round-two': {
    round: 2,
    title: 'Hand in your case study',
    files: [{ kind: 'caseStudy', label: 'Your case study' }],
  },
  'round-three': {
    round: 3,
    title: 'Hand in your pitch',
    files: [
      { kind: 'slides', label: 'Your slides, 12 at most' },
      { kind: 'pitchVideo', label: 'Your video, two minutes at most' },
    ],
  },
} as const;

const noteOf = (
  { state, result, startDate, endDate }: Round,
  handedIn: number,
  now: number,
): string => {
  if (state === 'out') return 'This round is for those who came through the one before.';
  if (result) return 'This round is decided. Your result stands with your entry.';
  if (now < Date.parse(startDate)) return `Opens ${formatInstant(startDate)}.`;
  if (now >= Date.parse(endDate))
    return handedIn > 0
      ? `Closed ${formatInstant(endDate)}. What you have handed in is judged now.`
      : `Closed ${formatInstant(endDate)}. You have handed in nothing.`;
  return handedIn > 0
    ? `Handed in. You can replace it until ${formatInstant(endDate)}.`
    : `Open until ${formatInstant(endDate)}. You can replace what you hand in until then.`;
};

const isOpenAt = ({ state, result, startDate, endDate }: Round, now: number): boolean =>
  state !== 'out' && !result && Date.parse(startDate) <= now && now < Date.parse(endDate);

const INTRODUCTION = 'Those who judge may see it. It is also the video of your profile.';

const NOT_ENTERED = {
  note: 'This round is for those who have registered.',
  isOpen: false,
  files: [],
  done: null,
  failed: null,
};

/** Nothing for those who have not entered, but on the page of round two; of round three nothing before it is near. */
export const loadCompetitionUpload = defineLoader(
  competitionUpload,
  async ({ part }, { call, now, page, session, messages }) => {
    if (!session?.isLoggedIn) return { data: null };
    const { round: number, title, files } = SUBMISSIONS[part];
    const { competition } = await call(competitionProgress, {});
    const round = competition?.rounds.find((one) => one.round === number);
    if (competition && !competition.registration && part === 'round-two')
      return { data: { ...NOT_ENTERED, title, next: hrefOf('epoch-round-two') } };
    if (!competition?.registration || (number > 0 && !round)) return { data: null };
    if (number === 3 && round?.state === 'ahead') return { data: null };
    const items = round
      ? competition.files
      : (await call(filesCall, { query: { mediaTypes: 'RoundZeroVideo' } })).items;
    const sent = items.filter(({ mediaType }) => files.some(({ kind }) => kind === mediaType));
    return {
      data: {
        title,
        note: round ? noteOf(round, sent.length, now) : INTRODUCTION,
        isOpen: round ? isOpenAt(round, now) : true,
        next: page.kind === 'epoch-round-two' ? hrefOf('epoch-round-two') : hrefOf('epoch-entry'),
        files: files.map(({ kind, label }) => {
          const item = sent.find(({ mediaType }) => mediaType === kind);
          return { kind, label, file: item ? { url: item.url, name: item.name } : null };
        }),
        // The entry of this page tells it already.
        done:
          page.kind === 'epoch-round-two' && page.query.done === 'upload'
            ? messages.outcomes.competitionFileSaved
            : null,
        failed: page.kind === 'epoch-round-two' ? failureText(page) : null,
      },
    };
  },
);
