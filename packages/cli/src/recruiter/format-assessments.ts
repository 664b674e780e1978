import type { CallAnswer } from '@broadsheet/contract/call';
import type {
  assessmentResults,
  recruiterAssessment,
  setAssessment,
} from '@broadsheet/contract/calls/recruiter-assessments';
import { columns, pageLine, plain } from './format-recruiter.ts';

export const formatAssessment = ({
  assessment,
}: CallAnswer<typeof recruiterAssessment>): string => {
  if (!assessment) return 'This job has no assessment.\n';
  const { title, minutes, passMark, days, questions } = assessment;
  const lines = [
    title,
    `${minutes} minutes, ${passMark} % to pass, to start within ${days} days.`,
    ...questions.flatMap(({ text, choices, rightChoice }, index) => [
      `${index + 1}. ${text}`,
      ...choices.map((choice, place) => `   ${place === rightChoice ? '*' : '-'} ${choice}`),
    ]),
  ];
  return lines.map((line) => `${plain(line)}\n`).join('');
};

export const formatSet = ({ told }: CallAnswer<typeof setAssessment>): string =>
  `The assessment is saved. Applicants notified: ${told}.\n`;

export const formatResults = (results: CallAnswer<typeof assessmentResults>): string =>
  columns([
    ['APPLICANT', 'BEGUN', 'ANSWERED', 'RIGHT', 'RESULT', 'NAME'],
    ...results.items.map(({ applicantId, startedAt, answered, result, name }) => [
      applicantId,
      startedAt.slice(0, 10),
      String(answered),
      result ? `${result.percent} %` : '-',
      result ? (result.passed ? 'passed' : 'not passed') : 'running',
      name,
    ]),
  ]) + pageLine(results);
