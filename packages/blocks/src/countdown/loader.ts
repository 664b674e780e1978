import { defineLoader } from '@broadsheet/contract/block-loader';
import { formatLeft } from './format-left.ts';
import { countdown } from './schema.ts';

export const loadCountdown = defineLoader(countdown, ({ until, endedText }, context) => {
  if (until === undefined) return { data: null };
  const left = formatLeft(Date.parse(until) - context.now, context.messages.countdown);
  return { data: left === null && endedText === '' ? null : { until, left } };
});
