import Type from 'typebox';
import type { FindingCode } from './finding-codes.ts';

/** One fault in marketing's content: its location (line and column from 1), what it is, and how to correct it. */
export const Finding = Type.Object(
  {
    file: Type.String(),
    line: Type.Integer({ minimum: 1 }),
    column: Type.Integer({ minimum: 1 }),
    /** One of FINDING_GUIDES in TypeScript; the schema also accepts codes of a newer site. */
    code: Type.Unsafe<FindingCode>(Type.String({ pattern: '^[A-Z][A-Z0-9_]*$' })),
    message: Type.String(),
    mend: Type.String(),
  },
  { additionalProperties: false },
);
export type Finding = Type.Static<typeof Finding>;
