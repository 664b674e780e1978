import { readFileSync } from 'node:fs';
import Type from 'typebox';
import Value from 'typebox/value';

const Cost = Type.Object({
  /** Whether caches in front of the site may store it. */
  shared: Type.Boolean(),
  /** Of an answer, unpacked. */
  bytes: Type.Integer({ minimum: 0 }),
  /** CPU ms for one answer. */
  bff: Type.Number({ minimum: 0 }),
  services: Type.Number({ minimum: 0 }),
  postgres: Type.Number({ minimum: 0 }),
});
export type Cost = Type.Static<typeof Cost>;

/** The last results of `npm run bench -- costs`. */
export const Measured = Type.Object({
  requests: Type.Record(Type.String(), Cost),
  /** Bytes of the database for one open job. */
  jobBytes: Type.Integer({ minimum: 0 }),
  /** By table. */
  rowBytes: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
});
export type Measured = Type.Static<typeof Measured>;

/** Throws the faults of the file. */
export const readMeasured = (): Measured =>
  Value.Parse(
    Measured,
    JSON.parse(readFileSync(new URL('measured.json', import.meta.url), 'utf8')),
  );
