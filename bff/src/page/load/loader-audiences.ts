import {
  ANYBODY,
  type Audience,
  type AudienceField,
  type ClassField,
} from '@broadsheet/contract/audience';
import type { PageTopic } from '@broadsheet/contract/resolve-page';

/** An audience that reports what is read of it. A class, because to define seven getters for each page takes long. */
class ReportedAudience implements Audience {
  readonly #audience: Audience;
  readonly #onRead: (field: AudienceField) => void;

  constructor(audience: Audience, onRead: (field: AudienceField) => void) {
    this.#audience = audience;
    this.#onRead = onRead;
  }

  get brand() {
    return this.#audience.brand;
  }
  get cohort() {
    this.#onRead('cohort');
    return this.#audience.cohort;
  }
  get experienceBand() {
    this.#onRead('experienceBand');
    return this.#audience.experienceBand;
  }
  get membership() {
    this.#onRead('membership');
    return this.#audience.membership;
  }
  get device() {
    this.#onRead('device');
    return this.#audience.device;
  }
  get city() {
    this.#onRead('city');
    return this.#audience.city;
  }
  get category() {
    this.#onRead('category');
    return this.#audience.category;
  }
  get crawler() {
    this.#onRead('crawler');
    return this.#audience.crawler;
  }
}

/** The audiences that the loaders of one page get. */
export interface LoaderAudiences {
  /** For blocks that are the same for everybody: reading more than brand and address is a fault. */
  readonly anybody: Audience;
  /** For a block that declares what it reads: to read any other field is a fault. */
  readonly ofClass: (fields: readonly ClassField[]) => Audience;
  /** For blocks that show somebody's own data. @param fields that the block declares beside */
  readonly own: (fields: readonly ClassField[]) => Audience;
  /** The fields that blocks of their viewer have read. */
  readonly read: ReadonlySet<AudienceField>;
}

const refuse = (field: AudienceField): never => {
  throw new Error(
    `the block reads ${field} of the audience, which its definition does not declare`,
  );
};

/** Somebody of whom nothing is known but a few fields of the class. */
const strangerWith = (
  audience: Audience,
  { city, category }: PageTopic,
  fields: readonly ClassField[],
): Audience => ({
  ...ANYBODY,
  brand: audience.brand,
  city,
  category,
  ...Object.fromEntries(fields.map((field) => [field, audience[field]])),
});

const NOTHING: ReadonlySet<AudienceField> = new Set();
const NO_FIELDS: readonly ClassField[] = [];

/** Address and class decide a shared page; on a page of one viewer, blocks of their own data may read all of the audience. */
export const createLoaderAudiences = (
  audience: Audience,
  topic: PageTopic,
  isShared: boolean,
): LoaderAudiences => {
  const declared = (fields: readonly ClassField[]): Audience =>
    new ReportedAudience(strangerWith(audience, topic, fields), (field) => {
      const isOfAddress = field === 'city' || field === 'category';
      if (!isOfAddress && !fields.some((each) => each === field)) refuse(field);
    });
  const anybody = declared(NO_FIELDS);
  if (isShared)
    return {
      anybody,
      ofClass: declared,
      own: (fields) => strangerWith(audience, topic, fields),
      read: NOTHING,
    };
  const read = new Set<AudienceField>();
  const own = new ReportedAudience(audience, (field) => void read.add(field));
  return { anybody, ofClass: declared, own: () => own, read };
};
