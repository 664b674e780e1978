import Type from 'typebox';

/** As large as the database can count. */
const COUNTER_MAX = 2_147_483_647;

/** A version or a number that only grows, from 1. */
export const Counter = Type.Integer({ minimum: 1, maximum: COUNTER_MAX });

/** The content right after a revision was published; 0 is before the first. */
export const RevisionShown = Type.Integer({ minimum: 0, maximum: COUNTER_MAX });
