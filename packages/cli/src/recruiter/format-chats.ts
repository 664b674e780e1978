import type { CallAnswer } from '@broadsheet/contract/call';
import type {
  answerApplicant,
  answerFollowUp,
  readApplicantChat,
} from '@broadsheet/contract/calls/recruiter-chats';
import type { slotRequests } from '@broadsheet/contract/calls/recruiter-side';
import { columns, pageLine, plain } from './format-recruiter.ts';

const minuteOf = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

export const formatRequests = (requests: CallAnswer<typeof slotRequests>): string =>
  columns([
    ['APPLICANT', 'JOB', 'CALENDAR', 'ASKED', 'NAME', 'SAYS'],
    ...requests.items.map(({ applicantId, jobId, calendarId, askedAt, name, message }) => [
      applicantId,
      String(jobId),
      String(calendarId),
      minuteOf(askedAt),
      name,
      message,
    ]),
  ]) + pageLine(requests);

export const formatSent = ({ sent }: CallAnswer<typeof answerApplicant>): string =>
  `Sent: message ${sent.number}.\n`;

const endOf = ({
  items,
  hasMore,
  readBySeeker,
  isOpen,
}: CallAnswer<typeof readApplicantChat>): string[] => [
  items.length === 0
    ? 'There are no messages.'
    : `The applicant has read up to message ${readBySeeker}.`,
  ...(hasMore ? [`There are earlier messages: --before ${items[0]?.number}.`] : []),
  ...(isOpen ? [] : ['You cannot send messages to this applicant now.']),
];

export const formatChat = (chat: CallAnswer<typeof readApplicantChat>): string =>
  [
    ...chat.items.flatMap(({ number, side, sentAt, text }) => [
      `${number}  ${minuteOf(sentAt)}  ${side === 'seeker' ? 'They' : 'You'}`,
      ...text.split('\n').map((line) => `    ${line}`),
    ]),
    ...endOf(chat),
  ]
    .map((line) => `${plain(line)}\n`)
    .join('');

export const formatFollowUp = ({ answered }: CallAnswer<typeof answerFollowUp>): string =>
  answered ? 'Answered. The applicant is notified.\n' : 'This applicant has no open follow-up.\n';
