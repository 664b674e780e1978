import {
  ANYBODY,
  AUDIENCE_FIELDS,
  type Audience,
  type AudienceField,
  PUBLIC_AUDIENCE_FIELDS,
} from '@broadsheet/contract/audience';

/** The audiences that the loaders of one page get. */
export interface LoaderAudiences {
  /** For blocks that are the same for everybody: reading more than brand and address is a fault. */
  readonly anybody: Audience;
  /** For personal blocks. */
  readonly own: Audience;
  /** The fields that personal blocks have read. */
  readonly read: ReadonlySet<AudienceField>;
}

const PUBLIC: ReadonlySet<AudienceField> = new Set(PUBLIC_AUDIENCE_FIELDS);
const NOTHING: ReadonlySet<AudienceField> = new Set();

const watched = (audience: Audience, onRead: (field: AudienceField) => void): Audience => {
  const observed = {};
  for (const field of AUDIENCE_FIELDS) {
    Object.defineProperty(observed, field, {
      enumerable: true,
      get: () => {
        onRead(field);
        return audience[field];
      },
    });
  }
  return Object.freeze(observed) as Audience;
};

const refusePrivate = (field: AudienceField): void => {
  if (!PUBLIC.has(field)) throw new Error(`only a personal block may look at ${field}`);
};

/**
 * A personal block makes a page private by reading the audience, even if the layout consults no field of it. On a
 * shared page it gets an anonymous audience.
 */
export const createLoaderAudiences = (audience: Audience, isShared: boolean): LoaderAudiences => {
  const anybody = watched(audience, refusePrivate);
  if (isShared) {
    const { brand, city, category } = audience;
    return { anybody, own: { ...ANYBODY, brand, city, category }, read: NOTHING };
  }
  const read = new Set<AudienceField>();
  return { anybody, own: watched(audience, (field) => void read.add(field)), read };
};
