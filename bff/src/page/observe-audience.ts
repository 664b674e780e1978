import { AUDIENCE_FIELDS, type Audience, type AudienceField } from '@broadsheet/contract/audience';

/**
 * An audience that notes which of its fields were read: a loader that draws the visitor's band
 * makes the page the visitor's own, though its layout never asks for the band.
 */
export const observeAudience = (
  audience: Audience,
): { audience: Audience; read: ReadonlySet<AudienceField> } => {
  const read = new Set<AudienceField>();
  const observed = {};
  for (const field of AUDIENCE_FIELDS) {
    Object.defineProperty(observed, field, {
      enumerable: true,
      get: () => {
        read.add(field);
        return audience[field];
      },
    });
  }
  return { audience: Object.freeze(observed) as Audience, read };
};
