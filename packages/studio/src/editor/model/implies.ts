import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import type { When } from '@broadsheet/contract/layout';

type NamedFields = Omit<When, 'not' | 'from' | 'until'>;
type Values = readonly unknown[] | undefined;

const within = (inner: Values, outer: Values): boolean =>
  outer === undefined || (inner?.every((value) => outer.includes(value)) ?? false);

const armsOf = ({ experiment }: NamedFields, key: string): Values => experiment?.[key];

const holdsWithin = (inner: NamedFields, outer: NamedFields): boolean =>
  AUDIENCE_FIELDS.every((field) => within(inner[field], outer[field])) &&
  within(inner.audience, outer.audience) &&
  Object.keys(outer.experiment ?? {}).every((key) =>
    within(armsOf(inner, key), armsOf(outer, key)),
  );

/** True if `inner` also refuses what `outer` refuses, or cannot match it anyway. */
const refusesAsMuch = (inner: When, outer: NamedFields): boolean => {
  const refused = (values: Values, also: Values, required: Values) =>
    (values ?? []).every(
      (value) => also?.includes(value) || (required !== undefined && !required.includes(value)),
    );
  return (
    AUDIENCE_FIELDS.every((field) => refused(outer[field], inner.not?.[field], inner[field])) &&
    // Audiences overlap: belonging to one says nothing about another.
    refused(outer.audience, inner.not?.audience, undefined) &&
    Object.keys(outer.experiment ?? {}).every((key) =>
      refused(armsOf(outer, key), armsOf(inner.not ?? {}, key), armsOf(inner, key)),
    )
  );
};

const startOf = ({ from }: When) =>
  from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
const endOf = ({ until }: When) =>
  until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);

/** True if `outer` holds for everybody for whom `inner` holds, at any time. */
export const implies = (inner: When, outer: When): boolean =>
  holdsWithin(inner, outer) &&
  refusesAsMuch(inner, outer.not ?? {}) &&
  startOf(inner) >= startOf(outer) &&
  endOf(inner) <= endOf(outer);
