import { formatEpochInstant } from '@broadsheet/contract/apply-rules';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { proCheck } from '@broadsheet/contract/calls/follow-up';
import type { Application } from '@broadsheet/contract/entities/application';
import type { Assessment } from '@broadsheet/contract/entities/assessment';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { toSteps } from '../shared/application/application-text.ts';
import { formatDay } from '../shared/time/format-date.ts';
import { describeTest } from './describe-test.ts';
import type { Sent } from './schema.ts';

type Member = CallAnswer<typeof proCheck>;

/** The employer can still act on the application, and the seeker can still withdraw it. */
const isUnderWay = ({ status, atEmployer }: Pick<Application, 'status' | 'atEmployer'>): boolean =>
  !atEmployer && status !== 'rejected' && status !== 'withdrawn';

const followUpOf = (
  { status, atEmployer, followUps }: Application,
  { isPro, followUp }: Member,
  messages: Messages['applications'],
): Sent['followUp'] => {
  const isOpen = isUnderWay({ status, atEmployer });
  const earlier = followUps.map(({ followedAt, answeredAt, answer }) => ({
    day: formatDay(followedAt),
    answer:
      answer === null || answeredAt === null ? null : { day: formatDay(answeredAt), text: answer },
  }));
  const none = { mayAsk: false, whyNot: null, way: null, asked: earlier };
  if (!isOpen) return none;
  if (!isPro)
    return {
      ...none,
      whyNot: messages.followUpPro,
      way: { label: messages.proBenefits, href: hrefOf('pro-membership') },
    };
  if (followUp.from !== null)
    return {
      ...none,
      whyNot: formatMessage(messages.followUpFrom, {
        from: formatEpochInstant(Date.parse(followUp.from)),
      }),
    };
  return { ...none, mayAsk: true };
};

/** Formats an application for rendering. */
export const describeSent = (
  application: Application,
  member: Member,
  assessment: Assessment | null,
  messages: Messages['applications'],
): Sent => {
  const { atEmployer, answers, coverLetter, open, steps } = application;
  const isOpen = isUnderWay(application);
  const lacks = open.length > 0 || coverLetter === null;
  return {
    steps: toSteps(steps, messages),
    atEmployer,
    mayWithdraw: isOpen,
    answers: answers.map(({ question, answer }) => ({ question, answer })),
    coverLetter,
    lacking:
      isOpen && lacks
        ? {
            questions: open.map((each) => ({ ...each, required: false })),
            letter: coverLetter === null,
          }
        : null,
    test: application.status === 'withdrawn' ? null : describeTest(assessment, messages),
    followUp: followUpOf(application, member, messages),
  };
};
