import Type from 'typebox';
import { CityRef, CompanyRef } from './job.ts';
import { CoverSizes, PictureColour } from './office-picture.ts';

export const CompanySummary = Type.Object({
  ...CompanyRef.properties,
  industry: Type.String(),
  openJobs: Type.Integer({ minimum: 0 }),
  headquarters: Type.Union([CityRef, Type.Null()]),
});
export type CompanySummary = Type.Static<typeof CompanySummary>;

export const Company = Type.Object({
  ...CompanySummary.properties,
  /** Root-relative or https address of a wide picture, 16:9; null where there is none. */
  cover: Type.Union([Type.String(), Type.Null()]),
  /** Of the cover; null where it is not known. Services of earlier versions do not send it. */
  coverColour: Type.Optional(Type.Union([PictureColour, Type.Null()])),
  /** Null where the cover has no narrow version. Services of earlier versions do not send it. */
  coverSizes: Type.Optional(Type.Union([CoverSizes, Type.Null()])),
  about: Type.String(),
  /** A range as text: "201-500 people". */
  size: Type.String(),
  founded: Type.Union([Type.Integer(), Type.Null()]),
  cities: Type.Array(CityRef),
});
export type Company = Type.Static<typeof Company>;
