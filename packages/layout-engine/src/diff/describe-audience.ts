import type { FieldValue } from '../when-matches.ts';
import type { AudiencePart, FieldTerm, Stretch } from './audience-part.ts';

const formatValue = (value: FieldValue): string => (value === null ? 'none' : String(value));

const describeTerm = ({ field, any, not }: FieldTerm): string => {
  const name = field.replace(/^experiment\./, 'experiment ');
  return any
    ? `${name} ${any.map(formatValue).join(' or ')}`
    : `${name} not ${(not ?? []).map(formatValue).join(' or ')}`;
};

const describeStretch = ({ from, until }: Stretch): string =>
  [
    from === null ? '' : `from ${new Date(from).toISOString()}`,
    until === null ? '' : `until ${new Date(until).toISOString()}`,
  ]
    .filter(Boolean)
    .join(' ');

/** As text: `brand management; cohort freshers; from 2026-10-27T18:30:00.000Z`. */
export const describeAudience = ({ fields, times }: AudiencePart): string =>
  [...fields.map(describeTerm), times.map(describeStretch).join(' or ')]
    .filter(Boolean)
    .join('; ') || 'everybody';
