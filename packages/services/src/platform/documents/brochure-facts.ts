import type { CourseDetail } from '@broadsheet/contract/entities/course';
import { formatMessage } from '@broadsheet/messages/format-message';
import { formatDay } from '../dates/format-day.ts';
import type { DocumentTexts } from './document-order.ts';

const feeOf = (fee: number | null, texts: DocumentTexts): string => {
  if (fee === null) return texts.feeOnRequest;
  return fee === 0 ? texts.free : formatMessage(texts.feeWithTax, { fee });
};

/** Facts about a course, one line each. */
export const brochureFacts = (
  course: CourseDetail,
  texts: DocumentTexts,
): readonly (readonly [string, string])[] => {
  const { institute, mode, level, weeks, feeRupees, startsOn, skills, jobReady } = course;
  return [
    [texts.institute, `${institute.name}, ${institute.city}`],
    [texts.mode, texts[mode]],
    [texts.level, texts[level]],
    [texts.duration, formatMessage(texts.weeks, { weeks })],
    [texts.fee, feeOf(feeRupees, texts)],
    [texts.nextBatch, startsOn === null ? texts.noDate : formatDay(startsOn)],
    ...(skills.length > 0 ? [[texts.skills, skills.join(', ')] as const] : []),
    ...(jobReady ? [[texts.placement, texts.yes] as const] : []),
  ];
};
